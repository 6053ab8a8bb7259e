import { MailCheck, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { useFocus } from '#app/ui/layout/use-focus.ts';
import { ResendButton } from '../resend-button.tsx';
import * as css from '../form.css.ts';

export interface CheckEmailProps {
  /** Null if the host could not be asked. */
  email: string | null;
  confirmed: boolean;
  goOn: string;
  onGoOn: () => void;
}

export function CheckEmail({ email, confirmed, goOn, onGoOn }: CheckEmailProps) {
  const { t } = useTranslation('auth');
  const message = useFocus<HTMLDivElement>(true);
  return (
    <div ref={message} className={css.message} tabIndex={-1}>
      <span className={css.messageIcon}>{confirmed ? <MailCheck size={32} /> : <MailOpen size={32} />}</span>
      <h1>{confirmed ? t('confirm.done') : t('sent.title')}</h1>
      {!confirmed && (
        <p className={css.lead}>{email ? t('sent.text', { email }) : t('sent.textNoAddress')}</p>
      )}
      <div className={css.actions}>
        <Button variant="primary" full onClick={onGoOn}>
          {goOn}
        </Button>
        {!confirmed && <ResendButton full />}
        {!confirmed && <p className={css.lead}>{t('sent.spam')}</p>}
      </div>
    </div>
  );
}
