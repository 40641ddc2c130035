// A name that is read from the right (Hebrew, Arabic …) would turn around what stands beside it in a line.
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name for the middle of a sentence: where it needs that, between marks that keep its direction inside. */
export function isolated(name: string): string {
  return FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
