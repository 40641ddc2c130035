// What a person likes, kept in this browser: language and theme.
export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

function kept<T extends string>(key: string, valid: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(key);
  return valid.includes(value as T) ? (value as T) : otherwise;
}

const spoken: Language = navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en";

class Settings {
  language = $state<Language>(kept("language", LANGUAGES, spoken));
  theme = $state<Theme>(kept("theme", ["system", "light", "dark"] as const, "system"));

  constructor() {
    $effect.root(() => {
      $effect(() => {
        localStorage.setItem("language", this.language);
        document.documentElement.lang = this.language;
      });
      $effect(() => {
        localStorage.setItem("theme", this.theme);
        if (this.theme === "system") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = this.theme;
      });
    });
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }
}

export const settings = new Settings();

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
