// A share in percent, as the language writes it: "57%", «57 %».
import { settings } from "./settings.svelte";

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
