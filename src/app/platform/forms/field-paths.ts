import type { Plain } from './draft.ts';

/** True where two values are the same JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [parts, others] = [Object.entries(a), new Map(Object.entries(b))];
  return parts.length === others.size && parts.every(([name, part]) => isSame(part, others.get(name)));
}

/**
 * The dotted paths of all values that differ, with the paths above them: the error of a list as a whole is void once an item changes.
 * `changed` holds the top-level fields to compare.
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

/** The new index of an item of a list, or null where it is removed. */
export type Shift = (index: number) => number | null;

/** The shift of removing one item. */
export const removal =
  (at: number): Shift =>
  (index) =>
    index === at ? null : index > at ? index - 1 : index;

/** The shift of moving one item to another index, counted without it. */
export const moving =
  (from: number, to: number): Shift =>
  (index) => {
    if (index === from) return to;
    const without = index > from ? index - 1 : index;
    return without >= to ? without + 1 : without;
  };

/** Applies a shift to the items of a list. */
export function shifted<Item>(items: readonly Item[], shift: Shift): Item[] {
  return items
    .map((item, index) => ({ item, to: shift(index) }))
    .filter((entry) => entry.to !== null)
    .sort((a, b) => a.to! - b.to!)
    .map(({ item }) => item);
}

/** Applies a shift of the list `name` to the name of an error; null where its item is removed or it is about the list as a whole. */
export function shiftedField(name: string, field: string, shift: Shift): string | null {
  if (field === name) return null;
  if (!field.startsWith(`${name}.`)) return field;
  const [index = '', ...rest] = field.slice(name.length + 1).split('.');
  const to = shift(Number(index));
  return to === null ? null : [name, to, ...rest].join('.');
}
