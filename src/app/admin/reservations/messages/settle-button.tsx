import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { settleMessage } from './queries.ts';

export interface SettleButtonProps {
  messageId: string;
  /** Names the message for screen readers when it is one of many in a list. */
  about?: string;
  onChanged: () => void;
}

/**
 * Marks a message with no more send attempts as dealt with, because the recipient was reached another way or no longer needs it. Text:
 * admin-messages.
 */
export function SettleButton({ messageId, about, onChanged }: SettleButtonProps) {
  const { t } = useTranslation('admin-messages');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const settle = async () => {
    setBusy(true);
    const outcome = await settleMessage(messageId);
    setBusy(false);
    if (outcome.ok) toast.success(t('settle.done'));
    else warn(outcome.problem, t('settle.failed'));
    onChanged();
  };
  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy}
      invalid={!online}
      reason={t('offline')}
      aria-label={about && `${t('settle.action')}: ${about}`}
      onClick={() => void settle()}
    >
      <Check size={16} />
      {t('settle.action')}
    </Button>
  );
}
