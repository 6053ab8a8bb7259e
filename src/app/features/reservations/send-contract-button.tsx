import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { sendContract } from './queries.ts';

/** Mails a fresh signing link and says so. Text: mypage. */
export function SendContractButton({ id, email }: { id: string; email: string }) {
  const { t } = useTranslation('mypage');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const outcome = await sendContract(id);
    setBusy(false);
    if (outcome.ok) toast.success(t('todo.signSent', { email }));
    else toast.warning(outcome.problem.message ?? t('offline'));
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      invalid={!online}
      reason={t('needsNetwork')}
      onClick={() => void send()}
    >
      {t('todo.signResend')}
    </Button>
  );
}
