import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { ButtonLook } from '#app/ui/controls/button-class.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { resendConfirmation } from './queries.ts';

export function ResendButton(look: ButtonLook) {
  const { t } = useTranslation('auth');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    const outcome = await resendConfirmation();
    setBusy(false);
    if (outcome.ok) toast.success(t('confirm.resent'));
    else toast.warning(sentenceOf(outcome.problem, t('offline')));
  };
  return (
    <Button
      variant="secondary"
      {...look}
      busy={busy}
      invalid={!online}
      reason={t('needsNetwork')}
      onClick={() => void resend()}
    >
      {t('confirm.resend')}
    </Button>
  );
}
