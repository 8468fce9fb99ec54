// How an answer that was advised is called.
import type { Advice } from "../contract/server.ts";
import type { Voice } from "./voice.ts";

export const called = ({ caption }: Advice, voice: Voice): string =>
  caption.map((name) => voice.say({ args: {}, ...name })).join(", ") || voice.text("hint-nothing");
