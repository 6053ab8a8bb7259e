const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u;

/** Letters that only Vietnamese writes: ơ, ư, and those with two signs or a dot below (Unicode: Latin Extended Additional, 1EA0–1EF9). */
const vietnamese = /[ƠơƯư\u1EA0-\u1EF9]/u;

/**
 * Joins a person's names in the one order that stands everywhere, which their writing tells: 김민준 and 陳志豪 with the family name first and
 * no space, Nguyễn Linh with it first, Marco Rossi with it last (ADR 40).
 */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const both = (firstName + lastName).normalize('NFC');
  if (eastAsian.test(both)) return lastName + firstName;
  return vietnamese.test(both) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
}

const LONGEST_NAME = 300;
const lineBreaking = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Embeddings, overrides and isolates: with them one name can be shown as another, and turn the words around it. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const seen = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u;

/**
 * A name as it is stored: composed (NFC), on one line, without what only turns the direction of a text. Joiners stay, as Persian and
 * Hindi are written with them.
 */
export function tidyName(text: string): string {
  return text.normalize('NFC').replace(turning, '').replace(lineBreaking, ' ').trim();
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** A scheme, `www.`, `@`, or a dot with no space after it: of `St. John` and `J. R.` no program makes a link, of `evil.example` every one. */
const address = /:\/\/|@|\bwww\.|[\p{L}\p{M}\p{N}][.。][\p{L}\p{M}]{2}/iu;

/**
 * True where a mail program would make a link of a part of a name, also where it is written in wide letters or with what nobody sees. Names
 * stand in mails to other people, whose reader would take the link for ours (docs/specification.md#reservation-life-cycle).
 */
export function holdsAddress(name: string): boolean {
  return address.test(name.normalize('NFKC').replace(unseen, ''));
}

/** Words that names shorten, with the dot and the name that follow at once: `St.John`, `Md.Rahim`. */
const shortened =
  /(^|[\s-])(St|Ste|Dr|Fr|Md|Mohd|Mr|Mrs|Ms|Prof)\.(?=\p{Lu}\p{M}*\p{Ll}[\p{Ll}\p{M}]*(?:[\s-]|$))/gu;

/**
 * True where a name that somebody gives for themselves holds an address. `St.John` is none, though there may be a host of such a name:
 * {@link nameForOthers} takes it apart.
 */
export function isAddressGiven(name: string): boolean {
  return holdsAddress(name.replace(shortened, '$1$2. '));
}

const LONGEST_FOR_OTHERS = 60;

/**
 * A name as it may stand in a mail to somebody else: at most 60 characters of what its owner wrote (docs/specification.md#reservation-life-cycle). One of which
 * a mail program might make a link is taken apart.
 */
export function nameForOthers(name: string): string {
  const signs = [
    ...(holdsAddress(name)
      ? name
          .normalize('NFKC')
          .replace(/[.。@:/]+/g, ' ')
          .trim()
      : name),
  ];
  return signs.length > LONGEST_FOR_OTHERS
    ? `${signs.slice(0, LONGEST_FOR_OTHERS - 1).join('')}…`
    : signs.join('');
}

/** True for a name that others are shown whole; an empty one is. */
export function nameFitsOthers(name: string): boolean {
  return [...name].length <= LONGEST_FOR_OTHERS;
}

/** True where anything in a name can be seen. */
export function isSeen(name: string): boolean {
  return seen.test(name);
}

/** True where a name fits: 300 characters of any script, not halves of them as UTF-16 counts. */
export function nameFits(name: string): boolean {
  return [...name].length <= LONGEST_NAME;
}

/** True where first and last name fit together, with a space between them. */
export function fullNameFits(name: string): boolean {
  return [...name].length <= 2 * LONGEST_NAME + 1;
}
