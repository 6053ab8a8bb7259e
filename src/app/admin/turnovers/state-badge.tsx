import { BadgeCheck, Brush, Circle, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import { StateBadge } from '#app/admin/kit/list/state-badge.tsx';

const looks = {
  todo: { tone: 'neutral', Icon: Circle },
  in_progress: { tone: 'warning', Icon: Brush },
  problem: { tone: 'danger', Icon: TriangleAlert },
  ready: { tone: 'success', Icon: BadgeCheck },
} as const satisfies Record<TurnoverState, unknown>;

export function TurnoverBadge({ state }: { state: TurnoverState }) {
  const { t } = useTranslation('admin-turnovers');
  return <StateBadge look={looks[state]}>{t(`state.${state}`)}</StateBadge>;
}
