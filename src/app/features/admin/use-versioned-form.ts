import { useEffect, useRef, useState } from 'react';
import { useDraftForm, type FormValues } from '#app/platform/forms/draft-form.ts';
import { isSame } from '#app/platform/forms/field-paths.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import type { Changed, Versioned } from './conflict.ts';

export type VersionedFormOptions<T, R> = {
  /** Key of the draft, of this record. */
  key: string;
  record: R;
  draftOf: (record: R) => T;
  /** Saves a draft over the record that was seen. */
  save: (seen: R, draft: T) => Promise<Changed<R>>;
  /** The sentence once it is saved. */
  saved: string;
  onSaved: () => void;
};

/** The values of a form, with those over which they are typed, as text; empty before anything is. */
type Based<T> = T & { over: string };

/**
 * The draft of a change over a record that others change too. Fields that nobody edited follow the record. Where what is typed was begun over
 * other values than the present ones, in this tab or before a reload, `theirs` is the present record until one of both versions is chosen:
 * `send` then saves what was typed here, `reset` takes theirs. What is typed while a call is under way stays.
 */
export function useVersionedForm<T extends FormValues, R extends Versioned>(
  options: VersionedFormOptions<T, R>,
) {
  const { key, record, draftOf, save, saved, onSaved } = options;
  // The answer of a call is newer than the loaded record, until that is loaded again.
  const [answered, setAnswered] = useState<{ beside: R; present: R } | null>(null);
  const known = answered?.beside === record ? answered.present : record;
  const base = draftOf(known);
  const { form, isRestored, ...fields } = useDraftForm<Based<T>>({ key, initial: { ...base, over: '' } });
  const { over, ...values } = fields.draft;
  const draft = values as unknown as T;
  const typed = useRef(draft);
  useEffect(() => {
    typed.current = draft;
  });
  const isDirty = !isSame(draft, base);
  const isStale = isDirty && over !== '' && over !== textOf(base);

  const typeOver = (changed: Partial<T>, present: T) =>
    fields.edit({ ...changed, over: textOf(present) } as Partial<Based<T>>);
  const edit = (changed: Partial<T>) =>
    fields.edit({ ...changed, over: over || textOf(base) } as Partial<Based<T>>);
  const send = async () => {
    if (isStale) typeOver({}, base);
    const done = await form.send(async () => {
      const { result, current } = await save(known, draft);
      const present = result.ok ? result.value : current;
      if (present) setAnswered({ beside: record, present });
      return result;
    });
    if (!done) return;
    toast.success(saved);
    if (!isSame(typed.current, draft)) return typeOver(typed.current, draftOf(done.value));
    fields.reset();
    onSaved();
  };
  return {
    draft,
    edit,
    form,
    reset: fields.reset,
    isDirty,
    isRestored,
    send,
    theirs: isStale ? known : null,
  };
}
export type VersionedForm<T extends FormValues, R extends Versioned> = ReturnType<
  typeof useVersionedForm<T, R>
>;

const textOf = (values: FormValues): string => JSON.stringify(values);
