const LONGEST = 60;

/**
 * Makes the address of a question or a group from its English words: `are-utilities-included`. Empty where they hold no Latin letter and no
 * digit.
 */
export function slugOf(english: string): string {
  return english
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
}

/** Moves an id to a place in an order, from 1; beyond the end is the end. One that is not in the order comes in. */
export function placed(order: readonly string[], id: string, position: number): string[] {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)];
}
