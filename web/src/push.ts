// Notifications on this device while the page is closed. The browser's push service delivers them;
// without one, an open page still notifies.
import { api } from "./net/api.ts";
import { settings } from "./settings.svelte.ts";
import type { Language } from "./text/voice.ts";

/** Whether this browser supports notifications. */
export const canBeCalled = (): boolean =>
  "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;

/** Whether the reader has not been asked yet, neither here nor by the browser. */
export const mayBeAsked = (): boolean =>
  canBeCalled() && !settings.notify && !settings.asked && Notification.permission === "default";

/** Why no notices come, once they were wished: the address, the browser, or what was chosen there. */
export function whyNotCalled(): "insecure" | "unable" | "denied" {
  if (!window.isSecureContext) return "insecure";
  return canBeCalled() ? "denied" : "unable";
}

/** Asks the browser, and signs this device up. Whether notices are allowed now. */
export async function callMe(): Promise<boolean> {
  settings.asked = true;
  if (!("Notification" in window)) return false;
  settings.notify = (await Notification.requestPermission()) === "granted";
  if (settings.notify) await signUp(settings.language);
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
    // The push service or the server does not answer. The server forgets devices that do not exist.
  }
}

/** Tells the server of this device, without asking anybody: after a new key, or another name or
 * language. */
export async function signUp(language: Language): Promise<void> {
  if (!settings.notify || !canBeCalled() || Notification.permission !== "granted") return;
  try {
    const manager = (await registration())?.pushManager;
    if (!manager) return;
    const { key } = await api.pushKey();
    const device = await subscription(manager, bytes(key));
    const { p256dh, auth } = device.toJSON().keys ?? {};
    if (!p256dh || !auth) return;
    await api.callMe({ endpoint: device.endpoint, key: p256dh, auth, language });
  } catch {
    // Without a push service an open page still notifies.
  }
}

/** A notice takes the place of an older one about its table, also of one that the worker showed. */
const tagOf = (table: string): string => `throneroom-${table}`;

/** Shows a notice of an open page. The worker does it, as phones allow nobody else to. */
export async function showNotice(table: string, title: string): Promise<void> {
  if (!canBeCalled() || Notification.permission !== "granted") return;
  const icon = "/icon-192.png";
  const look = { tag: tagOf(table), icon, badge: icon, data: { table } };
  await (await registration())?.showNotification(title, look).catch(() => undefined);
}

export async function dropNotice(table: string): Promise<void> {
  if (!canBeCalled()) return;
  const shown = await (await registration())?.getNotifications({ tag: tagOf(table) });
  for (const notice of shown ?? []) notice.close();
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

/** The service worker's registration; undefined if no worker was built. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return (await navigator.serviceWorker.getRegistration()) && navigator.serviceWorker.ready;
}

/** Bytes from base64 as push services write it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
