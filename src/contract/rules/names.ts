const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u;

/** A person's whole name as its script orders it: 김민준 and 陳志豪 with the family name first and no space, Linh Nguyễn with it last. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return eastAsian.test(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`;
}

const LONGEST_NAME = 300;
const lineBreaking = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Embeddings, overrides and isolates: with them one name can be shown as another, and turn the words around it. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const seen = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u;

/**
 * A name as it is kept: composed (NFC), on one line, without what only turns the direction of a text. Joiners stay, as Persian and
 * Hindi are written with them.
 */
export function tidyName(text: string): string {
  return text.normalize('NFC').replace(turning, '').replace(lineBreaking, ' ').trim();
}

/** Whether there is anything in a name that can be seen. */
export function isSeen(name: string): boolean {
  return seen.test(name);
}

/** Whether a name fits: 300 characters of any script, not halves of them as UTF-16 counts. */
export function nameFits(name: string): boolean {
  return [...name].length <= LONGEST_NAME;
}
