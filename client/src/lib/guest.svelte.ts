// The person behind this browser's cookie.
import type { Me } from "../wire";
import { forgetToken, me, post } from "./api";
import { SETTINGS } from "./settings.svelte";

const LIKED: string[] = SETTINGS; // what forgetting a person leaves: how the page looks

class Guest {
  name = $state("");

  async load(): Promise<void> {
    this.name = (await me()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await post<Me>("/api/me", { name: name.trim() })).name;
  }

  async forget(): Promise<void> {
    await post("/api/me", {}, "DELETE");
    forgetToken();
    for (const key of Object.keys(localStorage)) if (!LIKED.includes(key)) localStorage.removeItem(key);
    this.name = "";
  }
}

export const guest = new Guest();
export const LONGEST_NAME = 24;
