import { BadgeCheck, CheckCheck, Clock, DoorOpen, House, TimerOff, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Status } from '#contract/rules/reservation-status.ts';
import { Badge } from '#app/ui/data/badge.tsx';

const looks = {
  requested: { tone: 'warning', Icon: Clock },
  confirmed: { tone: 'success', Icon: BadgeCheck },
  staying: { tone: 'brand', Icon: House },
  completed: { tone: 'neutral', Icon: CheckCheck },
  cancelled: { tone: 'neutral', Icon: X },
  expired: { tone: 'neutral', Icon: TimerOff },
  checked_out_early: { tone: 'neutral', Icon: DoorOpen },
} as const satisfies Record<Status, unknown>;

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation('admin-reservations');
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon size={14} />
      {t(`status.${status}`)}
    </Badge>
  );
}
