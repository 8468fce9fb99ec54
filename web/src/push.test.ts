import { beforeEach, expect, test, vi } from "vitest";

const query = { matches: false, addEventListener: () => undefined };
const browser: Record<string, unknown> = {
  matchMedia: () => query,
  isSecureContext: true,
  PushManager: true,
};
vi.stubGlobal("window", browser);
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });
const { callMe, dropNotice, showNotice, signUp, whyNotCalled } = await import("./push.ts");
const { api } = await import("./net/api.ts");

/** As on a phone: a page may not make notices of its own. */
const Notification = Object.assign(
  vi.fn(() => {
    throw new TypeError("Illegal constructor");
  }),
  { permission: "granted" },
);
const close = vi.fn();
const subscribed = {
  endpoint: "https://push.example/1",
  toJSON: () => ({ keys: { p256dh: "key", auth: "secret" } }),
};
const worker = {
  showNotification: vi.fn(() => Promise.resolve()),
  getNotifications: vi.fn(() => Promise.resolve([{ close }])),
  pushManager: {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve(subscribed),
  },
};

beforeEach(() => {
  vi.restoreAllMocks();
  browser["Notification"] = Notification;
  vi.stubGlobal("Notification", Notification);
  const serviceWorker = {
    getRegistration: () => Promise.resolve(worker),
    ready: Promise.resolve(worker),
  };
  vi.stubGlobal("navigator", { languages: ["en"], serviceWorker });
});

test("the worker shows the notices of an open page, too, and takes them away", async () => {
  await showNotice("abc", "Your turn");
  expect(worker.showNotification).toHaveBeenCalledWith(
    "Your turn",
    expect.objectContaining({ tag: "throneroom-abc", data: { table: "abc" } }),
  );
  await dropNotice("abc");
  expect(worker.getNotifications).toHaveBeenCalledWith({ tag: "throneroom-abc" });
  expect(close).toHaveBeenCalled();
});

test("a device is called in the language that is chosen now", async () => {
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: () => "granted" });
  vi.spyOn(api, "pushKey").mockResolvedValue({ key: "AQID" });
  const told = vi.spyOn(api, "callMe").mockResolvedValue({ key: "AQID" });
  await callMe();
  await signUp("ru");
  expect(told.mock.calls.map(([device]) => device.language)).toEqual(["en", "ru"]);
});

test("the reason why no notices come is the true one", () => {
  expect(whyNotCalled()).toBe("denied");
  delete browser["Notification"];
  expect(whyNotCalled()).toBe("unable");
  browser["isSecureContext"] = false;
  expect(whyNotCalled()).toBe("insecure");
  browser["isSecureContext"] = true;
});
