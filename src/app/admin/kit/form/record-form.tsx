import type { ReactNode } from 'react';
import { useOnline } from '#app/platform/offline/reachability.ts';
import type { FormValues } from '#app/platform/forms/draft-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import * as css from '../list/list-cells.css.ts';
import { keepFocus } from '../load/keep-focus.ts';
import { Conflict, fieldsOf, type Row } from './both-versions.tsx';
import type { Versioned } from './conflict.ts';
import { useFirstWrong } from './use-first-wrong.ts';
import type { VersionedForm } from './use-versioned-form.ts';

export interface RecordFormProps<T extends FormValues, R extends Versioned> {
  work: VersionedForm<T, R>;
  draftOf: (record: R) => T;
  /** Returns the typed values as they are shown beside those of somebody else. */
  rows: (draft: T) => readonly Row[];
  words: SaveBarProps['words'] & Record<'restored' | 'failedTitle' | 'failed' | 'empty', string>;
  onSaved: () => void;
  children: ReactNode;
}

/**
 * The form of a record that others may change too. Errors of the whole form, or both versions after a concurrent change, stand above the fields. Text:
 * admin.
 */
export function RecordForm<T extends FormValues, R extends Versioned>(props: RecordFormProps<T, R>) {
  const { work, draftOf, rows, words, onSaved, children } = props;
  const { draft, form, theirs } = work;
  const place = useFirstWrong(form);
  // The button that was pressed leaves.
  const reset = () => {
    work.reset();
    keepFocus(place.current);
  };
  return (
    <form
      ref={place}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void work.send();
      }}
    >
      {work.isRestored && (
        <p role="status" className={css.soft}>
          {words.restored}
        </p>
      )}
      {form.problem && !theirs && Object.keys(form.errors).length === 0 && (
        <FormErrors
          key={form.attempts}
          title={words.failedTitle}
          errors={[{ text: form.problem.message ?? words.failed }]}
        />
      )}
      {theirs && (
        <Conflict
          key={form.attempts}
          fields={fieldsOf(rows(draft), rows(draftOf(theirs)))}
          empty={words.empty}
          busy={form.busy}
          onMine={() => void work.send()}
          onTheirs={() => {
            reset();
            onSaved();
          }}
        />
      )}
      {children}
      <SaveBar busy={form.busy} words={words} onReset={work.isDirty ? reset : null} />
    </form>
  );
}

export interface SaveBarProps {
  busy: boolean;
  words: Record<'save' | 'offline' | 'cancel', string>;
  /** Discards what was typed; null while there is nothing to discard. */
  onReset: (() => void) | null;
}

/** The buttons that save a form or discard what was typed. */
export function SaveBar({ busy, words, onReset }: SaveBarProps) {
  const online = useOnline();
  return (
    <div className={css.actions}>
      <Button type="submit" size="medium" busy={busy} invalid={!online} reason={words.offline}>
        {words.save}
      </Button>
      {onReset && (
        <Button variant="quiet" size="medium" onClick={onReset}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
