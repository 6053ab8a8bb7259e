const eastAsian = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u;

/** Letters used only in Vietnamese: ơ, ư, and those with two signs or a dot below (Unicode: Latin Extended Additional, 1EA0–1EF9). */
const vietnamese = /[ƠơƯư\u1EA0-\u1EF9]/u;

/**
 * Joins a person's names in the order of their script: 김민준 and 陳志豪 with the family name first and no space, Nguyễn Linh with it first, Marco Rossi
 * with it last (ADR 40).
 */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const both = (firstName + lastName).normalize('NFC');
  if (eastAsian.test(both)) return lastName + firstName;
  return vietnamese.test(both) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
}

const LONGEST_NAME = 300;
const lineBreaking = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Direction embeddings, overrides and isolates, which can disguise a name as another and reverse the text around it. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const seen = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u;

/** Normalizes a name for storage: composed (NFC), on one line, without direction controls. Joiners stay, because Persian and Hindi need them. */
export function tidyName(text: string): string {
  return text.normalize('NFC').replace(turning, '').replace(lineBreaking, ' ').trim();
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/**
 * Matches a scheme, `www.`, `@`, or a dot without a space after it. Mail programs make a link of `evil.example`, but not of `St. John` or `J. R.`.
 */
const address = /:\/\/|@|\bwww\.|[\p{L}\p{M}\p{N}][.。][\p{L}\p{M}]{2}/iu;

/**
 * True if a mail program would make a link of a part of a name, even in full-width letters or with invisible characters. Names appear in mails to
 * other people, who would take the link for ours (docs/specification.md#reservation-life-cycle).
 */
export function holdsAddress(name: string): boolean {
  return address.test(name.normalize('NFKC').replace(unseen, ''));
}

/** Abbreviations in names that are followed by a dot and directly by the name: `St.John`, `Md.Rahim`. */
const shortened =
  /(^|[\s-])(St|Ste|Dr|Fr|Md|Mohd|Mr|Mrs|Ms|Prof)\.(?=\p{Lu}\p{M}*\p{Ll}[\p{Ll}\p{M}]*(?:[\s-]|$))/gu;

/**
 * True if a name that people give for themselves holds an address. `St.John` is accepted, although such a host may exist, because {@link
 * nameForOthers} splits it.
 */
export function isAddressGiven(name: string): boolean {
  return holdsAddress(name.replace(shortened, '$1$2. '));
}

const LONGEST_FOR_OTHERS = 60;

/**
 * Returns a name for a mail to somebody else: at most 60 characters of the original (docs/specification.md#reservation-life-cycle). A name that a
 * mail program might turn into a link is split.
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

export function nameFitsOthers(name: string): boolean {
  return [...name].length <= LONGEST_FOR_OTHERS;
}

export function isSeen(name: string): boolean {
  return seen.test(name);
}

/** True for a name of at most 300 code points, not UTF-16 units. */
export function nameFits(name: string): boolean {
  return [...name].length <= LONGEST_NAME;
}

export function fullNameFits(name: string): boolean {
  return [...name].length <= 2 * LONGEST_NAME + 1;
}
