import { useSyncExternalStore } from 'react';
import { storage } from '#app/platform/browser/storage.ts';

/** The local storage key of the table settings of this device. They identify nobody, so log-out keeps them. */
const KEY = 'adminTables';

export type TableName =
  | 'reservations'
  | 'users'
  | 'houses'
  | 'neighbourhoods'
  | 'reviews'
  | 'boards'
  | 'consultations'
  | 'coupons';

/** Table settings: compact rows of 36 px instead of 44, and the keys of hidden columns by table. */
export type TableView = { compact: boolean; hidden: Partial<Record<string, string[]>> };

const plain: TableView = { compact: false, hidden: {} };
let read: { text: string | null; view: TableView } | null = null;
const listeners = new Set<() => void>();

/** Returns the table settings of this device, in sync across tabs. */
export function useTableView(): TableView {
  return useSyncExternalStore(subscribe, current, () => plain);
}

export function changeTableView(changed: Partial<TableView>): void {
  storage.set(KEY, JSON.stringify({ ...current(), ...changed }));
  for (const listener of listeners) listener();
}

/** Parses stored table settings; invalid ones become the defaults. */
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
