import type { Plain } from './draft.ts';

export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [parts, others] = [Object.entries(a), new Map(Object.entries(b))];
  return parts.length === others.size && parts.every(([name, part]) => isSame(part, others.get(name)));
}

/**
 * Returns the dotted paths of all values that differ and of their parents: an error of a whole list is cleared when one item changes. `changed` holds
 * the top-level fields to compare.
 */
export function changedPaths(before: { [name: string]: Plain }, changed: object): string[] {
  return Object.entries(changed).flatMap(([name, value]) => pathsWithin(name, before[name], value));
}

function pathsWithin(path: string, before: unknown, after: unknown): string[] {
  if (isSame(before, after)) return [];
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [path];
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return [path, ...names.flatMap((name) => pathsWithin(`${path}.${name}`, old.get(name), now.get(name)))];
}

/** Maps the index of a list item to its new index, or to null if it is removed. */
export type Shift = (index: number) => number | null;

export const removal =
  (at: number): Shift =>
  (index) =>
    index === at ? null : index > at ? index - 1 : index;

/** Shift that moves one item to another index, counted without it. */
export const moving =
  (from: number, to: number): Shift =>
  (index) => {
    if (index === from) return to;
    const without = index > from ? index - 1 : index;
    return without >= to ? without + 1 : without;
  };

export function shifted<Item>(items: readonly Item[], shift: Shift): Item[] {
  return items
    .map((item, index) => ({ item, to: shift(index) }))
    .filter((entry) => entry.to !== null)
    .sort((a, b) => a.to! - b.to!)
    .map(({ item }) => item);
}

/** Applies a shift of the list `name` to an error name. Returns null if its item is removed or the error concerns the whole list. */
export function shiftedField(name: string, field: string, shift: Shift): string | null {
  if (field === name) return null;
  if (!field.startsWith(`${name}.`)) return field;
  const [index = '', ...rest] = field.slice(name.length + 1).split('.');
  const to = shift(Number(index));
  return to === null ? null : [name, to, ...rest].join('.');
}
