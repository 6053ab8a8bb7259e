import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { renewLink } from './queries.ts';
import * as css from './sign-form.css.ts';

export function RenewButton({ token }: { token: string }) {
  const { t } = useTranslation('sign');
  const online = useOnline();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const renew = async () => {
    setState('busy');
    const outcome = await renewLink(token);
    setState(outcome.ok ? 'sent' : 'idle');
    if (!outcome.ok) toast.warning(sentenceOf(outcome.problem, t('offline')));
  };
  if (state === 'sent')
    return (
      <p className={css.sent} role="status">
        <MailCheck size={20} />
        {t('renew.sent')}
      </p>
    );
  return (
    <Button
      variant="primary"
      busy={state === 'busy'}
      invalid={!online}
      reason={t('needsNetwork')}
      onClick={() => void renew()}
    >
      {t('renew.action')}
    </Button>
  );
}
