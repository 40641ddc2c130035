// What a person likes. Kept in this browser, and by the server for the same person on other devices (me/kept.svelte.ts).
import { setAround } from "./around";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

const spoken: Language = navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en";

/** Every setting, with its values: the first is the usual one. */
export const CHOICES = {
  language: spoken === "ru" ? ["ru", "en"] : ["en", "ru"],
  theme: ["system", "light", "dark"],
  /** Whether pieces glide. */
  motion: ["system", "full", "none"],
  speed: ["usual", "slow", "fast"],
  /** What is confirmed: what cannot be taken back freely, everything, or nothing. */
  confirm: ["final", "always", "never"],
  sound: ["off", "on"],
  /** A message of the browser when it is my turn and the page is not in sight. */
  notify: ["off", "on"],
  /** Colours of seats: ours, or a set that is told apart by as many eyes as possible. */
  colours: ["usual", "strong"],
} as const satisfies Record<string, readonly string[]>;
export type Setting = keyof typeof CHOICES;
export const SETTINGS = Object.keys(CHOICES) as Setting[];
const FACTOR = { slow: 1.8, usual: 1, fast: 0.5 };

function kept<T extends string>(key: Setting): T {
  const value = localStorage.getItem(key);
  const valid: readonly string[] = CHOICES[key];
  return (value !== null && valid.includes(value) ? value : valid[0]) as T;
}

class Settings {
  language = $state<Language>(kept("language"));
  theme = $state<Theme>(kept("theme"));
  motion = $state<(typeof CHOICES.motion)[number]>(kept("motion"));
  speed = $state<(typeof CHOICES.speed)[number]>(kept("speed"));
  confirm = $state<(typeof CHOICES.confirm)[number]>(kept("confirm"));
  sound = $state<(typeof CHOICES.sound)[number]>(kept("sound"));
  notify = $state<(typeof CHOICES.notify)[number]>(kept("notify"));
  colours = $state<(typeof CHOICES.colours)[number]>(kept("colours"));

  constructor() {
    $effect.root(() => {
      $effect(() => {
        for (const key of SETTINGS) localStorage.setItem(key, this[key]);
      });
      $effect(() => {
        const { dataset } = document.documentElement;
        document.documentElement.lang = this.language;
        if (this.theme === "system") delete dataset["theme"];
        else dataset["theme"] = this.theme;
        dataset["colours"] = this.colours;
        setAround(this.language, this.theme === "system" ? null : this.theme);
      });
    });
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  /** How much longer than usual others' moves take. */
  get pace(): number {
    return FACTOR[this.speed];
  }

  /** As plain data, for the server. */
  get all(): Record<Setting, string> {
    return Object.fromEntries(SETTINGS.map((key) => [key, this[key]])) as Record<Setting, string>;
  }

  /** Take over what the server has kept, as far as it is still a value. */
  take(values: Record<string, unknown>): void {
    for (const key of SETTINGS) {
      const valid: readonly unknown[] = CHOICES[key];
      if (valid.includes(values[key])) (this as Record<Setting, unknown>)[key] = values[key];
    }
  }
}

export const settings = new Settings();

export function reducedMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
