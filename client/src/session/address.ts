// Where a position of the past is: `/t/<id>/replay#at=64&seat=1`. Without a seat everybody looks with their own eyes.
import type { TableView } from "../wire";

/** A seat, all hands open, or what everybody saw. */
export type Eyes = number | "all" | "public";

export interface Address {
  /** After so many actions; null: as far as the match has come. */
  at: number | null;
  eyes: Eyes | null;
}

export function replayPath(id: string, at: number | null = null, eyes: Eyes | null = null): string {
  return `/t/${id}/replay${hashOf({ at, eyes })}`;
}

/** Where one plays on from a position in a private copy. */
export function whatIfPath(id: string, at: number, seat: number | null): string {
  return `/t/${id}/what-if${hashOf({ at, eyes: seat })}`;
}

/** Where the costly decisions of a seat, or of all, are tried once more. */
export function practicePath(id: string, seat: number | null): string {
  return `/t/${id}/practice${hashOf({ at: null, eyes: seat })}`;
}

export function hashOf({ at, eyes }: Address): string {
  const said = [...(at === null ? [] : [`at=${at}`]), ...(eyes === null ? [] : [`seat=${eyes}`])];
  return said.length ? `#${said.join("&")}` : "";
}

/** What cannot be read is as if it were not there. */
export function readHash(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  return { at: numberOf(said.get("at")), eyes: eyesOf(said.get("seat")) };
}

/** With whose eyes one looks unless one says otherwise: several seats at one device have no secrets to show by themselves. */
export function ownEyes({ status, seats }: Pick<TableView, "status" | "seats">): Eyes {
  if (status === "over") return "all";
  const mine = seats.flatMap((seat, k) => (seat.mine ? [k] : []));
  return mine.length === 1 ? mine[0]! : "public";
}

/** As the server is asked. */
export function seatQuery(eyes: Eyes): string {
  return eyes === "public" ? "" : `seat=${eyes}`;
}

function eyesOf(said: string | null): Eyes | null {
  return said === "all" || said === "public" ? said : numberOf(said);
}

function numberOf(said: string | null): number | null {
  return said !== null && /^\d{1,6}$/.test(said) ? Number(said) : null;
}
