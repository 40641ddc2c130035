import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./lib/worker";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";

mount(App, { target: document.getElementById("app")! });
startWorker();
