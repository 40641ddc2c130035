// Where a line of Russian must not be broken. A terminal breaks no words, so only the page needs this.

const NO_BREAK = "\u00A0";
/** A word of one letter belongs to the next one. */
const SHORT = /(^|[^\p{L}\p{N}])([авикосуя]) (?=\S)/giu;
/** A number belongs to what it counts, and to the signs of a sum. */
const COUNTED = /(\d) (?=[а-яё])/gi;
const SUM = /(\d) ([+−×=]) (?=\d)/g;

/** The same text with spaces that hold where a reader should not have to jump to the next line. */
export function typeset(text: string): string {
  if (!/[а-яё]/i.test(text)) return text;
  return text
    .replace(SHORT, `$1$2${NO_BREAK}`)
    .replace(SHORT, `$1$2${NO_BREAK}`) // two such words in a row
    .replace(/ —/g, `${NO_BREAK}—`)
    .replace(COUNTED, `$1${NO_BREAK}`)
    .replace(SUM, `$1${NO_BREAK}$2${NO_BREAK}`);
}
