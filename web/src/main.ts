import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/house.css";
import "./style/furniture.css";
import "./style/cards.css";

const root = document.getElementById("app");
if (root) mount(App, { target: root });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

// A page that was open while the server got a newer client asks for parts that are gone: load the
// new one, but not again and again.
window.addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("throneroom-reloaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem("throneroom-reloaded", String(Date.now()));
  location.reload();
});
