import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '#app/platform/forms/form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import * as css from './houses.css.ts';

export interface SmallFormProps {
  label: string;
  form: Form;
  className: string;
  send: string;
  variant?: 'primary' | 'secondary';
  onSend: () => Promise<unknown>;
  children: ReactNode;
}

/** The frame of a small form, with errors of the whole form above the fields and the submit button below. Text: admin-houses. */
export function SmallForm(props: SmallFormProps) {
  const { label, form, className, send, variant = 'primary', onSend, children } = props;
  const { t } = useTranslation('admin-houses');
  const online = useOnline();
  const place = useFirstWrong(form);
  return (
    <form
      ref={place}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      {form.problem && Object.keys(form.errors).length === 0 && (
        <FormErrors
          key={form.attempts}
          title={t('form.failedTitle')}
          errors={[{ text: form.problem.message ?? t('form.failed') }]}
        />
      )}
      {children}
      <div className={css.actions}>
        <Button
          type="submit"
          variant={variant}
          size="medium"
          busy={form.busy}
          invalid={!online}
          reason={t('form.offline')}
        >
          {send}
        </Button>
      </div>
    </form>
  );
}
