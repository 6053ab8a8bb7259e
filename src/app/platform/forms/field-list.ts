import type { Plain } from './draft.ts';
import { moving, removal, shifted, shiftedField, type Shift } from './field-paths.ts';

export type ListName<T> = { [N in keyof T]: T[N] extends readonly Plain[] ? N : never }[keyof T] & string;
export type ItemOf<T, N extends keyof T> = T[N] extends readonly (infer Item)[] ? Item : never;

/** An item of a list in a form. Its methods find it by id, so they work after its index changed. */
export type ListItem<Item> = {
  id: string;
  /** Prefix of its field and error names: `faqs.0`. */
  path: string;
  value: Item;
  edit: (value: Item) => void;
  remove: () => void;
  /** Moves the item to a zero-based index, counted without it. Values out of range move it to that end. */
  moveTo: (index: number) => void;
};

export type FieldList<Item> = {
  items: ListItem<Item>[];
  append: (value: Item) => void;
};

type Source<Item> = {
  name: string;
  values: () => Item[];
  ids: () => string[];
  edit: (values: Item[]) => void;
  arrange: (values: Item[], ids: string[], rename: (field: string) => string | null) => void;
};

let appended = 0;

export function fieldList<Item>(source: Source<Item>): FieldList<Item> {
  const { name, values } = source;
  const ids = () => complete(name, source.ids(), values().length);
  const shift = (by: Shift) =>
    source.arrange(shifted(values(), by), shifted(ids(), by), (field) => shiftedField(name, field, by));
  const at = (id: string, act: (index: number) => void) => {
    const index = ids().indexOf(id);
    if (index !== -1) act(index);
  };
  const itemIds = ids();
  return {
    items: values().map((value, index) => {
      const id = itemIds[index]!;
      return {
        id,
        path: `${name}.${index}`,
        value,
        edit: (changed) => at(id, (now) => source.edit(values().with(now, changed))),
        remove: () => at(id, (now) => shift(removal(now))),
        moveTo: (to) => at(id, (now) => shift(moving(now, Math.min(Math.max(to, 0), values().length - 1)))),
      };
    }),
    append: (value) =>
      source.arrange([...values(), value], [...ids(), `${name}+${(appended += 1)}`], (field) =>
        field === name ? null : field,
      ),
  };
}

function complete(name: string, known: readonly string[], count: number): string[] {
  const ids = known.slice(0, count);
  while (ids.length < count) {
    let id = `${name}-${ids.length}`;
    while (known.includes(id) || ids.includes(id)) id += '-';
    ids.push(id);
  }
  return ids;
}
