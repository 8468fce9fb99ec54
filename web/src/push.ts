// Calling this device when the page is closed. The browser's own push service does it, where there
// is one; without it, an open page still tells.
import { api } from "./net/api.ts";
import { settings } from "./settings.svelte.ts";

/** Whether this browser can be called at all. */
export const canBeCalled = (): boolean =>
  "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;

/** Whether the reader has not been asked yet, here or by the browser. */
export const mayBeAsked = (): boolean =>
  canBeCalled() && !settings.notify && !settings.asked && Notification.permission === "default";

/** Asks the browser, and signs this device up. Whether notices are allowed now. */
export async function callMe(): Promise<boolean> {
  settings.asked = true;
  if (!("Notification" in window)) return false;
  settings.notify = (await Notification.requestPermission()) === "granted";
  if (settings.notify) await signUp();
  return settings.notify;
}

export async function dontCallMe(): Promise<void> {
  settings.notify = false;
  try {
    const device = await (await registration())?.pushManager.getSubscription();
    if (!device) return;
    await api.dontCallMe(device.endpoint);
    await device.unsubscribe();
  } catch {
    // The push service or the server does not answer; the server forgets what does not exist.
  }
}

/** Tells the server of this device, without asking anybody: after a new key, or another name. */
export async function signUp(): Promise<void> {
  if (!settings.notify || !canBeCalled() || Notification.permission !== "granted") return;
  try {
    const manager = (await registration())?.pushManager;
    if (!manager) return;
    const { key } = await api.pushKey();
    const device = await subscription(manager, bytes(key));
    const { p256dh, auth } = device.toJSON().keys ?? {};
    if (!p256dh || !auth) return;
    const { language } = settings;
    await api.callMe({ endpoint: device.endpoint, key: p256dh, auth, language });
  } catch {
    // No push service: an open page still tells.
  }
}

async function subscription(
  manager: PushManager,
  key: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription> {
  const old = await manager.getSubscription();
  if (old) {
    const before = new Uint8Array(old.options.applicationServerKey ?? new ArrayBuffer(0));
    if (before.length === key.length && before.every((byte, i) => byte === key[i])) return old;
    await old.unsubscribe();
  }
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The worker, once it is there; nothing where none was built. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return (await navigator.serviceWorker.getRegistration()) && navigator.serviceWorker.ready;
}

/** From base64 as push services write it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
