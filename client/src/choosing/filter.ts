// Clicking is filtering: a click keeps the offers that touch the piece, a chip keeps those of a verb.
import { offerId, type Offer } from "./offers";

/** What was clicked so far: pieces in any order, and one chip. */
export interface Aim {
  picked: readonly string[];
  chip: string | null;
}

export interface Chip {
  id: string;
  verb: string;
  offers: Offer[];
}

export interface Filtered {
  /** Offers that fit all that was clicked. */
  left: Offer[];
  /** The one in question: the only one left, or the only one that needs no further piece. */
  offer: Offer | null;
  glow: Set<string>;
  selected: Set<string>;
  chips: Chip[];
  /** The chip that is lit: the one clicked, or the one that the offer in question belongs to. */
  lit: string | null;
}

export const NOTHING: Aim = { picked: [], chip: null };

/** `alone`: nothing else can be done, so a single offer is the one in question at once. */
export function filtered(offers: Offer[], aim: Aim, alone = true): Filtered {
  const all = chips(offers);
  const chip = all.find((one) => one.id === aim.chip);
  const base = chip ? chip.offers : offers;
  const left = base.filter((offer) => aim.picked.every((piece) => offer.on.includes(piece)));
  const aimed = aim.picked.length > 0 || chip !== undefined || (alone && offers.length === 1);
  const offer = aimed ? inQuestion(left, aim.picked) : null;
  const selected = new Set(offer ? offer.on : aim.picked);
  // With an offer in question all others can be switched to; before that only the next pieces glow.
  const glow = new Set((offer ? base : left).flatMap((one) => one.on).filter((piece) => !selected.has(piece)));
  const shown = aim.picked.length && left.length > 1 ? chips(left) : all;
  const lit = shown.find((one) => one.id === aim.chip || (offer && one.offers.includes(offer)));
  return { left, offer, glow, selected, chips: shown, lit: lit?.id ?? null };
}

/** What a click on a piece makes of the aim: a new one, "confirm" (it was selected already), or "dead". */
export function touched(offers: Offer[], aim: Aim, piece: string, alone = true): Aim | "confirm" | "dead" {
  const now = filtered(offers, aim, alone);
  if (now.offer && now.selected.has(piece) && (!isGrave(now.offer) || aim.picked.includes(piece))) return "confirm";
  if (aim.picked.includes(piece)) return { ...aim, picked: aim.picked.filter((one) => one !== piece) };
  const together = aim.picked.filter((one) => offers.some(({ on }) => on.includes(one) && on.includes(piece)));
  const ways: Aim[] = [
    { ...aim, picked: [...aim.picked, piece] },
    { ...aim, picked: [...together, piece] }, // another place for the same piece, another piece for the same place
    { ...aim, picked: [piece] },
    { picked: [piece], chip: null },
  ];
  return ways.find((way) => filtered(offers, way).left.length > 0) ?? "dead";
}

/** What one would have to click so that this offer is the one in question. */
export function aimAt(offers: Offer[], offer: Offer, alone = true): Aim {
  const chip = chips(offers).find((one) => one.offers.includes(offer))?.id ?? null;
  const ways: Aim[] = [{ picked: offer.on, chip: null }, { picked: offer.on, chip }];
  return ways.find((way) => filtered(offers, way, alone).offer === offer) ?? NOTHING;
}

/** What follows is so grave that only the same touch again means it, not one on another part of it. */
function isGrave({ choices }: Offer): boolean {
  return choices.some(({ grave }) => grave);
}

function inQuestion(left: Offer[], picked: readonly string[]): Offer | null {
  if (left.length === 1) return left[0]!;
  const whole = left.filter((offer) => offer.on.length > 0 && offer.on.every((piece) => picked.includes(piece)));
  return whole.length === 1 ? whole[0]! : null;
}

/** A chip for each verb, and one for each offer that has no piece to click; declining comes last. */
export function chips(offers: Offer[]): Chip[] {
  const found = new Map<string, Chip>();
  for (const offer of offers) {
    const id = offer.on.length ? offer.verb : offerId(offer);
    const chip = found.get(id) ?? { id, verb: offer.verb, offers: [] };
    found.set(id, { ...chip, offers: [...chip.offers, offer] });
  }
  const made = [...found.values()];
  const needless = made.length === 1 && made[0]!.offers.length > 1;
  return needless ? [] : made.sort((a, b) => late(a) - late(b));
}

function late(chip: Chip): number {
  return ["", "done", "decline"].indexOf(chip.offers[0]!.choices[0]!.role ?? "");
}
