const LONGEST = 60;

/** Makes the last part of an address from English words: `are-utilities-included`. Empty where they hold no Latin letter and no digit. */
export function slugOf(english: string): string {
  return english
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
}
