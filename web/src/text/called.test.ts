import { describe, expect, it } from "vitest";
import { breadth, shortCalled, unbroken } from "./called.ts";

describe("names", () => {
  it("keep their number beside them", () => {
    expect(unbroken("Anna II")).toBe("Anna\u00a0II");
    expect(unbroken("Maximilian von Hohenburg")).toBe("Maximilian von Hohenburg");
    expect(unbroken("Vivi")).toBe("Vivi");
  });

  it("are as broad as their broadest part", () => {
    expect(breadth("Anna\u00a0II")).toBeCloseTo(8.05);
    expect(breadth("Ib-Alexandra")).toBe(breadth("Alexandra"));
    expect(breadth("Эммелина")).toBeGreaterThan(breadth("Изольдаа"));
  });

  it("are short where their first word tells them apart", () => {
    expect(shortCalled(["Bartholomew Featherston", "Anna"])).toEqual(["Bartholomew", "Anna"]);
    const two = ["Bartholomew Featherston", "Bartholomew Gray"];
    expect(shortCalled(two)).toEqual(two);
  });
});
