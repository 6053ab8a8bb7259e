import { useState, type ReactNode } from 'react';
import { CircleAlert, MailCheck, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sentenceOf, type Result } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFocus } from '#app/ui/layout/use-focus.ts';
import { confirmAddress } from '../queries.ts';
import { ResendButton } from '../resend-button.tsx';
import * as css from '../form.css.ts';

export interface ConfirmAddressProps {
  token: string;
  loggedIn: boolean;
  onward: ReactNode;
}

/** Confirms an address only at the press of a button, because mail scanners open every link. Text: auth. */
export function ConfirmAddress({ token, loggedIn, onward }: ConfirmAddressProps) {
  const { t } = useTranslation('auth');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Result<{ email: string }> | null>(null);
  const message = useFocus<HTMLDivElement>(outcome !== null && !busy);
  const confirm = async () => {
    setBusy(true);
    setOutcome(await confirmAddress(token));
    setBusy(false);
  };
  if (outcome?.ok) {
    return (
      <div ref={message} className={css.message} role="status" tabIndex={-1}>
        <span className={css.messageIcon}>
          <MailCheck size={32} />
        </span>
        <h1>{t('confirm.done')}</h1>
        <p className={css.lead}>{t('confirm.doneText', { email: outcome.value.email })}</p>
        <div className={css.actions}>{onward}</div>
      </div>
    );
  }
  const offline = outcome?.problem.code === 'offline';
  const dead = !token || (outcome !== null && !offline);
  return (
    <div ref={message} className={css.message} tabIndex={-1}>
      <span className={css.messageIcon}>{dead ? <CircleAlert size={32} /> : <MailOpen size={32} />}</span>
      <h1>{dead ? t('confirm.failed') : t('confirm.title')}</h1>
      <p className={css.lead} role={outcome ? 'alert' : undefined}>
        {outcome
          ? sentenceOf(outcome.problem, t('offline'))
          : dead
            ? t('confirm.noToken')
            : t('confirm.text')}
      </p>
      <div className={css.actions}>
        {!dead && (
          <Button variant="primary" full busy={busy} onClick={() => void confirm()}>
            {t('confirm.submit')}
          </Button>
        )}
        {dead && loggedIn && <ResendButton full />}
        {dead && onward}
      </div>
    </div>
  );
}
