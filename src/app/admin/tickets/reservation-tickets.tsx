import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketSummary } from '#contract/admin/tickets/tickets.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { soft } from '#app/admin/kit/detail/admin-detail.css.ts';
import { excerpt } from '#app/admin/kit/list/list-cells.css.ts';
import { ticketsAbout } from './queries.ts';
import { TicketBadge } from './ticket-badge.tsx';
import * as css from './tickets.css.ts';
import { Part } from '#app/admin/kit/detail/part.tsx';

export function ReservationTickets({ reservationId }: { reservationId: string }) {
  const { t, i18n } = useTranslation('admin-tickets');
  const [rows, setRows] = useState<readonly TicketSummary[]>([]);
  useEffect(() => {
    let gone = false;
    void ticketsAbout(reservationId).then((found) => {
      if (!gone && found.ok) setRows(found.value.items);
    });
    return () => {
      gone = true;
    };
  }, [reservationId]);
  if (rows.length === 0) return null;
  return (
    <Part id="tickets" title={t('title')}>
      <ul className={css.templateList}>
        {rows.map((row) => (
          <li key={row.id} className={css.line}>
            <Link to="/admin/tickets/$id" params={{ id: row.id }} className={css.link}>
              {t(`kind.${row.kind}`)}
            </Link>
            <TicketBadge ticket={row} />
            <span className={excerpt}>{row.excerpt}</span>
            <span className={soft}>{seoulMoment(row.openedAt, i18n.language)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
