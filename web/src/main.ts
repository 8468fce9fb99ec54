import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/throne.css";

const root = document.getElementById("app");
if (root) mount(App, { target: root });
