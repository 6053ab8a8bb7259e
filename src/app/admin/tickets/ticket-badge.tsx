import { CircleCheck, CircleDot, Clock, Mail, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TicketSummary } from '#contract/admin/tickets/tickets.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { StateBadge } from '#app/admin/kit/list/state-badge.tsx';
import { badges } from '#app/admin/kit/list/list-cells.css.ts';

const looks = {
  received: { tone: 'neutral', Icon: CircleDot },
  visit_planned: { tone: 'brand', Icon: Clock },
  done: { tone: 'success', Icon: CircleCheck },
} as const;

export function TicketBadge({
  ticket: { state, visit, isOverdue, isUnread },
}: {
  ticket: Pick<TicketSummary, 'state' | 'visit' | 'isOverdue' | 'isUnread'>;
}) {
  const { t, i18n } = useTranslation('admin-tickets');
  return (
    <span className={badges}>
      <StateBadge look={looks[state]}>
        {visit
          ? t('visitOn', {
              day: shortDate(visit.date, i18n.language),
              from: visit.from,
              until: visit.until,
            })
          : t(`state.${state}`)}
      </StateBadge>
      {isUnread && (
        <Badge tone="warning">
          <Mail size={14} />
          {t('unread')}
        </Badge>
      )}
      {isOverdue && (
        <Badge tone="danger">
          <TriangleAlert size={14} />
          {t('overdue')}
        </Badge>
      )}
    </span>
  );
}
