import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Result } from '../api/result.ts';
import { dropDraft, readDraftParts, writeDraft, type DraftPlace, type Plain } from './draft.ts';
import { changedPaths, isSame } from './field-paths.ts';
import { fieldList, type FieldList, type ItemOf, type ListName } from './field-list.ts';
import { useForm, type FieldErrors, type Form } from './form.ts';

export type FormValues = { [name: string]: Plain };

export type DraftFormOptions<T> = {
  /** Key of the draft, with the account and the record: `faq-group/{accountId}/{id}`. */
  key: string;
  /** Storage of the draft. Default: `session`. */
  place?: DraftPlace;
  /** The record from the host, or blank values. A newer record updates every field that nobody has edited. */
  initial: T;
  blanks?: { [N in ListName<T>]?: ItemOf<T, N> };
  validate?: (values: T) => FieldErrors;
  errorsOf?: (changed: Partial<T>) => string[];
};

export type DraftForm<T> = {
  draft: T;
  edit: (changed: Partial<T>) => void;
  list: <N extends ListName<T>>(name: N) => FieldList<ItemOf<T, N>>;
  form: Form;
  changes: Partial<T>;
  isDirty: boolean;
  /** True while the form shows values restored after a reload, a lost session or a lost network. */
  isRestored: boolean;
  /**
   * Validates and sends the draft; after a success it is the record.
   * @returns null if it was refused; `form` has the reason
   */
  submit: <R>(call: (values: T) => Promise<Result<R>>) => Promise<{ value: R } | null>;
  accept: () => void;
  reset: () => void;
  startAnother: () => void;
  drop: () => void;
};

type State<T> = {
  edited: Partial<T>;
  ids: Record<string, string[]>;
  accepted: { over: T; values: T } | null;
  isRestored: boolean;
};

function useDraftState<T extends FormValues>(options: DraftFormOptions<T>) {
  const { key, place = 'session', initial } = options;
  const [store] = useState(() => createStore(restored(options)));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  // An accepted draft stands for the record until the new one is loaded.
  const record = state.accepted && isSame(state.accepted.over, initial) ? state.accepted.values : initial;
  // A late answer (a picture that is described) calls what an older rendering made: since then the record may have its own key, or be another.
  const present = useRef({ place, key, record });
  useLayoutEffect(() => {
    present.current = { place, key, record };
  });
  const current = (): T => ({ ...present.current.record, ...store.get().edited });
  const update = (changed: Partial<State<T>>) => {
    store.set({ ...store.get(), ...changed });
    const to = present.current;
    persist(to.place, to.key, differing(store.get().edited, to.record));
  };
  const accept = () => update({ edited: {}, ids: {}, isRestored: false });
  const restart = () => update({ edited: {}, ids: {}, accepted: null, isRestored: false });
  return { store, state, record, current, update, accept, restart };
}

/**
 * Form over a record. Stores every edited field on each change, so that edits survive an error, a reload, a language switch, a lost network and, for
 * the same account in the same tab, a session ended by the host. Unedited fields follow the record. Editing a value clears its errors; errors of list
 * items move with their item.
 */
export function useDraftForm<T extends FormValues>(options: DraftFormOptions<T>): DraftForm<T> {
  const { key, place = 'session', initial, validate, errorsOf } = options;
  const form = useForm();
  const { store, state, record, current, update, accept, restart } = useDraftState(options);
  const unchanged: Partial<T> = {};

  const edit = (changed: Partial<T>) => {
    form.forget(...(errorsOf?.(changed) ?? changedPaths(current(), changed)));
    update({ edited: { ...store.get().edited, ...changed } });
  };
  const submit = async <R>(call: (values: T) => Promise<Result<R>>) => {
    const values = current();
    const wrong = validate?.(values) ?? {};
    if (Object.keys(wrong).length) {
      form.refuse(wrong);
      return null;
    }
    const done = await form.send(() => call(values));
    if (!done) return null;
    // Edited while the answer was under way: still a change.
    const edited = differing(store.get().edited, values);
    store.set({ ...store.get(), edited, accepted: { over: initial, values }, isRestored: false });
    persist(place, key, edited);
    return done;
  };

  const changes = differing(state.edited, record);
  const reset = () => {
    form.clear();
    accept();
  };
  return {
    draft: { ...record, ...state.edited },
    edit,
    list: (name) =>
      fieldList({
        name,
        values: () => current()[name] as ItemOf<T, typeof name>[],
        ids: () => store.get().ids[name] ?? [],
        edit: (values) => edit({ ...unchanged, [name]: values }),
        arrange: (values, ids, rename) => {
          form.rename(rename);
          const edited = { ...store.get().edited, [name]: values };
          update({ edited, ids: { ...store.get().ids, [name]: ids } });
        },
      }),
    form,
    changes,
    isDirty: Object.keys(changes).length > 0,
    isRestored: state.isRestored,
    submit,
    accept,
    reset,
    startAnother: () => {
      form.clear();
      restart();
    },
    drop: () => dropDraft(place, key),
  };
}

function restored<T extends FormValues>({
  key,
  place = 'session',
  initial,
  blanks,
}: DraftFormOptions<T>): State<T> {
  const lists = Object.entries(blanks ?? {}).map(([name, blank]) => [name, [blank]]);
  const shape = { ...initial, ...(Object.fromEntries(lists) as Partial<T>) };
  const edited = differing(readDraftParts(place, key, shape), initial);
  return { edited, ids: {}, accepted: null, isRestored: Object.keys(edited).length > 0 };
}

function differing<T extends FormValues>(values: Partial<T>, record: T): Partial<T> {
  const different = Object.entries(values).filter(([name, value]) => !isSame(value, record[name]));
  return Object.fromEntries(different) as Partial<T>;
}

function persist(place: DraftPlace, key: string, edited: Partial<FormValues>): void {
  if (Object.keys(edited).length) writeDraft(place, key, edited as FormValues);
  else dropDraft(place, key);
}

/** Creates a store that is read at the time of the call, so that a late answer, such as an uploaded picture, never uses an old list. */
function createStore<S>(initial: S) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next: S) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
