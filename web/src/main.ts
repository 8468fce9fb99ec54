import { mount } from "svelte";
import App from "./App.svelte";
import { parts } from "./parts.svelte.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/house.css";
import "./style/furniture.css";
import "./style/cards.css";
import { asSentence } from "./text/parts.ts";
import { Voice } from "./text/voice.ts";

Voice.set = asSentence;
Voice.lenient = true;

const root = document.getElementById("app");
if (root) mount(App, { target: root });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

window.addEventListener("vite:preloadError", ({ payload }) => parts.failed(payload.message));
