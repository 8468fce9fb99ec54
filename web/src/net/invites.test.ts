import { beforeEach, expect, test, vi } from "vitest";
import { setAddress } from "./address.ts";
import { api } from "./api.ts";
import { dropInvite, knownInvite, makeInvite, swapInvites } from "./invites.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("location", { origin: "http://here" });
  vi.spyOn(api, "invite").mockImplementation((table, seat) =>
    Promise.resolve({ table, seat, invite: `token-${seat}` }),
  );
});

test("a link is remembered for its seat and table", async () => {
  expect(knownInvite("t", 1)).toBeNull();
  const link = await makeInvite("t", 1);
  expect(link).toBe("http://here/table/t?invite=token-1");
  expect(knownInvite("t", 1)).toBe(link);
  expect(knownInvite("t", 2)).toBeNull();
  expect(knownInvite("other", 1)).toBeNull();
});

test("links begin with the address that the server tells", async () => {
  setAddress("http://192.168.1.5:8000");
  expect(await makeInvite("t", 1)).toBe("http://192.168.1.5:8000/table/t?invite=token-1");
  setAddress(null);
  expect(knownInvite("t", 1)).toBe("http://here/table/t?invite=token-1");
});

test("links go with their seats", async () => {
  const one = await makeInvite("t", 1);
  swapInvites("t", 1, 2);
  expect(knownInvite("t", 1)).toBeNull();
  expect(knownInvite("t", 2)).toBe(one);
  const first = await makeInvite("t", 0);
  swapInvites("t", 0, 2);
  expect([knownInvite("t", 0), knownInvite("t", 2)]).toEqual([one, first]);
});

test("a seat that is given away has no link", async () => {
  await makeInvite("t", 1);
  dropInvite("t", 1);
  expect(knownInvite("t", 1)).toBeNull();
});

test("where nothing can be kept, nothing is known", async () => {
  const closed = (): never => {
    throw new Error("closed");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  expect(await makeInvite("t", 1)).toContain("token-1");
  expect(knownInvite("t", 1)).toBeNull();
});
