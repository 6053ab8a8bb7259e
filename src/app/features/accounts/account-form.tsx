import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FormSummary, type FormSummaryProps } from './form-summary.tsx';
import * as css from './form.css.ts';

export interface AccountFormProps extends FormSummaryProps {
  onSend: () => Promise<void>;
  submit: string;
  lead?: string;
  compact?: boolean;
  children: ReactNode;
}

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
