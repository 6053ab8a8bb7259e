import { useState } from 'react';
import { useDraftForm, type FormValues } from '#app/platform/forms/draft-form.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import type { Changed, Versioned } from './conflict.ts';

export type VersionedFormOptions<T, R> = {
  /** Key of the draft, of this record. */
  key: string;
  record: R;
  draftOf: (record: R) => T;
  /** Saves a draft over the record that was seen. */
  save: (seen: R, draft: T) => Promise<Changed<R>>;
  /** What to say once it is saved. */
  saved: string;
  onSaved: () => void;
};

/**
 * The draft of a change over a record as it is known here, which becomes the present one once somebody else has changed it: `theirs` then,
 * until one of both versions is chosen. What is typed is never lost.
 */
export function useVersionedForm<T extends FormValues, R extends Versioned>(
  options: VersionedFormOptions<T, R>,
) {
  const { key, record, draftOf, save, saved, onSaved } = options;
  const [theirs, setTheirs] = useState<R | null>(null);
  const known = theirs ?? record;
  const { draft, edit, form, drop, reset, isDirty, isRestored } = useDraftForm<T>({
    key,
    initial: draftOf(known),
  });
  const send = async () => {
    const done = await form.send(async () => {
      const { result, current } = await save(known, draft);
      // What is typed stays in the form while the record beneath it becomes the present one.
      edit(draft);
      if (current) setTheirs(current);
      return result;
    });
    if (!done) return;
    drop();
    toast.success(saved);
    onSaved();
  };
  const isStale = form.problem?.code === 'version_stale';
  return { draft, edit, form, reset, isDirty, isRestored, send, theirs: isStale ? theirs : null };
}
export type VersionedForm<T extends FormValues, R extends Versioned> = ReturnType<
  typeof useVersionedForm<T, R>
>;
