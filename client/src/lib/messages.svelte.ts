// Messages of the device: whether this browser shows any of ours, and why not. The person is asked only after a click.
import { isApple, isInstalled } from "./device";
import { worker } from "./worker";

/** `unasked`: never answered, `dismissed`: the question was closed without an answer; `apple`: only from the home screen. */
export type Standing = "allowed" | "unasked" | "dismissed" | "blocked" | "insecure" | "apple" | "unable";

class Messages {
  standing = $state<Standing>(found());

  get can(): boolean {
    return ["allowed", "unasked", "dismissed"].includes(this.standing);
  }

  /** Ask the person, if they can be asked; whether messages are shown from now on. */
  async ask(): Promise<boolean> {
    this.standing = found();
    if (!this.can) return false;
    const answer = await Notification.requestPermission();
    this.standing = answer === "default" ? "dismissed" : found();
    return answer === "granted";
  }

  /** Through the worker: on phones a page may not do it by itself. A click on it leads back to this page. */
  async show(tag: string, title: string, body: string, icon: string): Promise<void> {
    if (found() !== "allowed") return;
    const shown = { body, icon, tag, data: location.href };
    await (await worker())?.showNotification(title, shown).catch(() => {});
  }

  async close(tag: string): Promise<void> {
    if (found() !== "allowed") return;
    for (const note of (await (await worker())?.getNotifications({ tag })) ?? []) note.close();
  }
}

function found(): Standing {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("Notification" in window)) return isApple() && !isInstalled() ? "apple" : "unable";
  const { permission } = Notification;
  return permission === "granted" ? "allowed" : permission === "denied" ? "blocked" : "unasked";
}

export const messages = new Messages();
