// Deciding where the server keeps nothing: what was done is handed to the page's own copy, and to nobody else.
import { Taking } from "./taking.svelte";

type Move = (string | number)[];
type Of = ConstructorParameters<typeof Taking>[0];

export class Copied<T extends { decide(actions: Move[]): Promise<void> }> extends Taking {
  constructor(readonly copy: T & Of) {
    super(copy);
  }

  override async send(actions: Move[]): Promise<void> {
    this.busy = true;
    this.tried = null;
    this.of.choosing.clear();
    this.of.choosing.hover(null);
    try {
      await this.copy.decide(actions);
    } catch (error) {
      this.refused(error);
    } finally {
      this.busy = false;
    }
  }
}
