import { useTranslation } from 'react-i18next';
import type { Status } from '#contract/rules/reservation-status.ts';
import { Badge } from '#app/ui/data/badge.tsx';

const tones = {
  requested: 'warning',
  confirmed: 'success',
  staying: 'brand',
  completed: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
  checked_out_early: 'neutral',
} as const satisfies Record<Status, string>;

/** Badge with the status of a reservation. Text: mypage. */
export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation('mypage');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
