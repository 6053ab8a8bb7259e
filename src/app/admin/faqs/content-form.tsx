import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import type { Form } from '#app/platform/forms/form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { Conflict, type ConflictProps } from '#app/admin/kit/form/both-versions.tsx';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import * as css from './faqs.css.ts';

export interface ContentFormProps {
  label: string;
  form: Form;
  isRestored: boolean;
  /** Both versions of each field after a concurrent change. */
  conflict: ConflictProps['fields'] | null;
  onSend: () => void;
  onTheirs: () => void;
  /** Closes the form and discards what was typed. */
  onCancel: () => void;
  /** Shown at the end of the footer, for the delete button. */
  end?: ReactNode;
  children: ReactNode;
}

export function ContentForm(props: ContentFormProps) {
  const { label, form, isRestored, conflict, onSend, onTheirs, onCancel, end, children } = props;
  const { t } = useTranslation('admin-faq');
  const online = useOnline();
  const { problem } = form;
  const place = useFirstWrong(form);
  const listed = Object.keys(form.errors).length > 0;
  return (
    <form
      ref={place}
      noValidate
      aria-label={label}
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {isRestored && (
        <p role="status" className={css.soft}>
          {t('form.restored')}
        </p>
      )}
      {problem && !conflict && !listed && (
        <FormErrors
          key={form.attempts}
          title={t('form.failedTitle')}
          errors={[{ text: problem.message ?? t('form.failed') }]}
        />
      )}
      {conflict && (
        <Conflict
          key={form.attempts}
          fields={conflict}
          empty={t('form.empty')}
          busy={form.busy}
          onMine={onSend}
          onTheirs={onTheirs}
        />
      )}
      {children}
      <div className={css.actions}>
        <Button type="submit" size="small" busy={form.busy} invalid={!online} reason={t('form.offline')}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        {end && <span className={css.end}>{end}</span>}
      </div>
    </form>
  );
}
