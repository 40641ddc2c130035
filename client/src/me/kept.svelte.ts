// Settings that follow a person to other devices: read once, written a moment after each change.
import { get, post } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { ProfileView } from "../wire";

const SOON = 800;
let known = "";

/** Take over what the server has kept for me, and keep what I change from now on; the answer ends it. */
export function follow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ready = false;
  void get<ProfileView>("/api/profile")
    .then(({ settings: kept = {} }) => settings.take(kept))
    .catch(() => {})
    .finally(() => {
      ready = true;
      known = JSON.stringify(settings.all);
    });
  const end = $effect.root(() => {
    $effect(() => {
      const now = JSON.stringify(settings.all);
      clearTimeout(timer);
      if (ready && now !== known) timer = setTimeout(() => void keep(now), SOON);
    });
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}

async function keep(now: string): Promise<void> {
  await post("/api/profile/settings", { settings: JSON.parse(now) as Record<string, string> }).catch(() => {});
  known = now;
}
