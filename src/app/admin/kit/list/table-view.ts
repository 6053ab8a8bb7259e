import { useSyncExternalStore } from 'react';
import { storage } from '#app/platform/browser/storage.ts';

/** The local storage key of how tables look on this device. It says nothing of a person: log-out leaves it, as it leaves the keys of the finder. */
const KEY = 'adminTables';

/** The tables whose columns can be chosen. */
export type TableName =
  | 'reservations'
  | 'users'
  | 'houses'
  | 'reviews'
  | 'boards'
  | 'consultations'
  | 'coupons';

/** The look of tables: rows of 36 px instead of 44, and the columns left out of each by their keys. */
export type TableView = { compact: boolean; hidden: Partial<Record<string, string[]>> };

const plain: TableView = { compact: false, hidden: {} };
let read: { text: string | null; view: TableView } | null = null;
const listeners = new Set<() => void>();

/** The look of tables on this device, in every tab of it. */
export function useTableView(): TableView {
  return useSyncExternalStore(subscribe, current, () => plain);
}

/** Changes how tables look, for good. */
export function changeTableView(changed: Partial<TableView>): void {
  storage.set(KEY, JSON.stringify({ ...current(), ...changed }));
  for (const listener of listeners) listener();
}

/** Reads a view as it is stored; what nobody could read is the plain one. */
export function parseTableView(text: string | null): TableView {
  try {
    const { compact, hidden } = JSON.parse(text ?? '{}') as { compact?: unknown; hidden?: unknown };
    const tables = typeof hidden === 'object' && hidden !== null ? Object.entries(hidden) : [];
    const lists = tables.flatMap(([name, keys]: [string, unknown]) =>
      Array.isArray(keys) ? [[name, keys.filter((key) => typeof key === 'string')] as const] : [],
    );
    return { compact: compact === true, hidden: Object.fromEntries(lists) };
  } catch {
    return plain;
  }
}

function current(): TableView {
  const text = storage.get(KEY);
  if (read?.text !== text) read = { text, view: parseTableView(text) };
  return read.view;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
