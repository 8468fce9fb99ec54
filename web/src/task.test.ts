import { expect, test } from "vitest";
import { Task } from "./task.svelte.ts";

test("of several fetches only the last counts, whatever comes first", async () => {
  const task = new Task();
  const answers: ((found: string) => void)[] = [];
  const came: string[] = [];
  const ask = (): Promise<void> =>
    task.latest(
      () => new Promise<string>((resolve) => void answers.push(resolve)),
      (found) => void came.push(found),
    );
  const [first, second] = [ask(), ask()];
  answers[1]!("second");
  await second;
  expect([came, task.busy]).toEqual([["second"], false]);
  answers[0]!("first");
  await first;
  expect(came).toEqual(["second"]);
});
