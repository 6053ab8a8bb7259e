import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Result } from '#app/platform/api/result.ts';
import type { DraftPlace } from '#app/platform/forms/draft.ts';
import { useDraftForm, type FormValues } from '#app/platform/forms/draft-form.ts';
import { isSame } from '#app/platform/forms/field-paths.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import type { Changed, Versioned } from './conflict.ts';

export type VersionedFormOptions<T, R> = {
  key: string;
  /** Storage of the draft; `session` if missing. */
  place?: DraftPlace;
  record: R;
  draftOf: (record: R) => T;
  save: Call<T, R>;
  saved: string;
  onSaved: () => void;
};

type Call<T, R> = (seen: R, typed: T) => Promise<Changed<R>>;

/** The values of a form with the record values on which they are based, as JSON; empty until something is typed. */
type Based<T> = T & { over: string };

/**
 * The draft of a change to a record that others may change too. Untouched fields follow the record. If the draft is based on older values, in this
 * tab or before a reload, `theirs` is the present record until a version is chosen: `send` saves what was typed, `reset` takes theirs. Input typed
 * during a call is kept.
 */
export function useVersionedForm<T extends FormValues, R extends Versioned>(
  options: VersionedFormOptions<T, R>,
) {
  const { draftOf, save, saved, onSaved } = options;
  const { known, base, form, isRestored, fields, draft, isStale, latest, typeOver, make } = useTyped(options);
  const underway = useRef<Promise<unknown>>(Promise.resolve());
  const isDirty = !isSame(draft, base);

  const edits = useRef(0);
  const edit = (changed: Partial<T>) => {
    edits.current += 1;
    typeOver(changed, latest.current.over || textOf(base));
  };
  /** @returns true once it is saved */
  const send = async (): Promise<boolean> => {
    if (isStale) typeOver({}, textOf(base));
    let sent = 0;
    const done = await form.send(async () => {
      await underway.current;
      sent = edits.current;
      return make(save);
    });
    if (!done) return false;
    toast.success(saved);
    if (edits.current !== sent) typeOver(latest.current.typed, textOf(draftOf(done.value)));
    else {
      fields.reset();
      onSaved();
    }
    return true;
  };
  const store = (call: Call<T, R>) =>
    inTurn(underway, async () => {
      const result = await make(call);
      if (!result.ok) return result;
      const accepted = draftOf(result.value);
      if (isSame(latest.current.typed, accepted)) fields.accept();
      else typeOver({}, textOf(accepted));
      return result;
    });
  return {
    draft,
    edit,
    form,
    reset: fields.reset,
    isDirty,
    isRestored: isRestored && isDirty,
    send,
    /** Makes another call with the typed values, one call at a time. Its answer becomes the record, and what is typed is kept. */
    store,
    known,
    /** Bases what is typed on the present record. */
    keepMine: () => typeOver({}, textOf(base)),
    theirs: isStale ? known : null,
  };
}
export type VersionedForm<T extends FormValues, R extends Versioned> = ReturnType<
  typeof useVersionedForm<T, R>
>;

const textOf = (values: FormValues): string => JSON.stringify(values);

/** Holds the typed values over the latest record, and makes calls that update that record. */
function useTyped<T extends FormValues, R extends Versioned>(options: VersionedFormOptions<T, R>) {
  const { key, place, record, draftOf } = options;
  // The answer of a call is newer than the loaded record, until that is loaded again.
  const [answered, setAnswered] = useState<{ beside: R; present: R } | null>(null);
  const known = answered?.beside === record ? answered.present : record;
  const base = draftOf(known);
  const { form, isRestored, ...fields } = useDraftForm<Based<T>>({
    key,
    initial: { ...base, over: '' },
    ...(place && { place }),
  });
  const { over, ...values } = fields.draft;
  const draft = values as unknown as T;
  const latest = useRef({ typed: draft, known, over });
  // Before anybody can act on what is painted.
  useLayoutEffect(() => {
    latest.current = { typed: draft, known, over };
  });
  const typeOver = (changed: Partial<T>, present: string) => {
    latest.current.over = present;
    fields.edit({ ...changed, over: present } as Partial<Based<T>>);
  };
  /** True if what is typed was based on values that differ from the given record. */
  const isStaleOver = (present: R) => {
    const { typed, over: begun } = latest.current;
    const values = draftOf(present);
    return begun !== '' && begun !== textOf(values) && !isSame(typed, values);
  };
  const make = async (call: Call<T, R>): Promise<Result<R>> => {
    // Another call may have met somebody else's version while this one waited: which of both stays is for the person to choose.
    if (isStaleOver(latest.current.known)) return stale;
    const { result, current } = await call(latest.current.known, latest.current.typed);
    const present = result.ok ? result.value : current;
    if (!present) return result;
    latest.current.known = present;
    // Before the fields follow the record, or they would show the one before for a moment.
    flushSync(() => setAnswered({ beside: record, present }));
    return result;
  };
  const isStale = over !== '' && over !== textOf(base) && !isSame(draft, base);
  return { known, base, form, isRestored, fields, draft, isStale, latest, typeOver, make };
}

const stale = { ok: false, problem: { code: 'version_stale', message: null, fields: {} } } as const;

/** Runs a call after the one before has ended. */
function inTurn<Answer>(last: { current: Promise<unknown> }, work: () => Promise<Answer>): Promise<Answer> {
  const next = last.current.then(work);
  last.current = next.catch(() => undefined);
  return next;
}
