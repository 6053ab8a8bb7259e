import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { FormSummary, type FormSummaryProps } from './form-summary.tsx';
import * as css from './form.css.ts';

export interface AccountFormProps extends FormSummaryProps {
  /** Says what is wrong, or sends. */
  onSend: () => Promise<void>;
  /** On the button that sends. */
  submit: string;
  /** What the form is for, where no heading says it. */
  lead?: string;
  /** The button is as wide as its words. */
  compact?: boolean;
  children: ReactNode;
}

/** The frame of every form about an account: what is wrong, the fields, and a button that needs the network. Text: auth, errors. */
export function AccountForm({ onSend, submit, lead, compact, children, ...summary }: AccountFormProps) {
  const { t } = useTranslation('auth');
  const online = useOnline();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSend();
  };
  const button = (
    <Button
      type="submit"
      variant="primary"
      full={!compact}
      busy={summary.form.busy}
      invalid={!online}
      reason={t('needsNetwork')}
    >
      {submit}
    </Button>
  );
  return (
    <form className={css.form} onSubmit={send} noValidate>
      {lead && <p className={css.lead}>{lead}</p>}
      <FormSummary {...summary} />
      {children}
      {compact ? <div className={css.submit}>{button}</div> : button}
    </form>
  );
}
