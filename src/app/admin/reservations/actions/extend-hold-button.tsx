import { useState } from 'react';
import { AlarmClockPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HOUR_MS } from '#contract/rules/durations.ts';
import { booking } from '#contract/rules/policy.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import type { ActionsProps } from './action-props.ts';
import { extendHold } from './queries.ts';

export function ExtendHoldButton({ reservation, onDone, onStale }: ActionsProps) {
  const { t, i18n } = useTranslation('admin-actions');
  const [busy, setBusy] = useState(false);
  const { holdExpiresAt, serverNow } = reservation;
  const until = Date.parse(holdExpiresAt ?? serverNow) + booking.holdHours * HOUR_MS;
  const moment = seoulMoment(new Date(until).toISOString(), i18n.language);
  const extend = async () => {
    const agreed = await confirm({
      title: t('hold.title'),
      text: t('hold.text', { moment }),
      confirmLabel: t('hold.confirm', { hours: booking.holdHours }),
      cancelLabel: t('hold.cancel'),
    });
    if (!agreed) return;
    setBusy(true);
    const outcome = await extendHold(reservation);
    setBusy(false);
    if (outcome.ok) {
      toast.success(t('hold.done', { moment }));
      return onDone();
    }
    warn(outcome.problem, t('hold.failed'));
    onStale();
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void extend()}>
      <AlarmClockPlus size={18} />
      {t('action.extend_hold')}
    </Button>
  );
}
