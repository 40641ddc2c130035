// Programs of mine that play over the network: registered with the server, seated where I play.
import type { BotToken, BotView, MyBots } from "../wire";
import { get, post } from "./api";

const FAR = "net:";

/** How a bot of mine is named in a seat. */
export function farBot({ id }: BotView): string {
  return FAR + id;
}

export class OwnBots {
  all = $state.raw<BotView[] | null>(null);
  most = $state(0);

  /** Those that can be given a seat now. */
  get here(): BotView[] {
    return this.all?.filter(({ here }) => here) ?? [];
  }

  get full(): boolean {
    return this.all !== null && this.all.length >= this.most;
  }

  async load(): Promise<void> {
    const { bots, most } = await get<MyBots>("/api/me/bots");
    this.all = bots;
    this.most = most;
  }

  /** What the bot of a seat is called, if it is one of mine; undefined if it is none of the network. */
  name(bot: string): string | undefined {
    if (!bot.startsWith(FAR)) return undefined;
    return this.all?.find((mine) => farBot(mine) === bot)?.name ?? "";
  }

  /** A new bot; its token is told this once. */
  async register(name: string): Promise<string> {
    const { token } = await post<BotToken>("/api/me/bots", { name });
    await this.load();
    return token;
  }

  /** Another token, the one before is good no longer. */
  async renew(id: string): Promise<string> {
    const { token } = await post<BotToken>(`/api/me/bots/${id}/token`);
    await this.load();
    return token;
  }

  async remove(id: string): Promise<void> {
    await post(`/api/me/bots/${id}`, {}, "DELETE");
    await this.load();
  }
}

export const ownBots = new OwnBots();
