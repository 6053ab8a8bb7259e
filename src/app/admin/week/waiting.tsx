import { Link } from '@tanstack/react-router';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarConflict } from '#contract/admin/calendars/calendars.ts';
import type { WaitingReservations } from '#contract/admin/parking.ts';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { media } from '#app/ui/theme/media.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { putBackReservation } from './loading/queries.ts';
import * as css from './waiting.css.ts';

export interface WaitingProps {
  waiting: WaitingReservations;
  calendarConflicts: CalendarConflict[];
  onChanged: () => Promise<void>;
}

export function Waiting({ waiting: { parked, conflicts }, calendarConflicts, onChanged }: WaitingProps) {
  const { t } = useTranslation('admin-week');
  return (
    <>
      {conflicts.length > 0 && (
        <Part title={t('waiting.conflicts')}>
          {conflicts.map(({ kind, reservation, problem }) => (
            <Row key={`${reservation.id} ${kind}`} reservation={reservation}>
              <Badge tone="danger">
                {kind === 'turnover_problem'
                  ? t('waiting.turnover_problem', { problem })
                  : t(`waiting.${kind}`)}
              </Badge>
            </Row>
          ))}
        </Part>
      )}
      {calendarConflicts.length > 0 && (
        <Part title={t('waiting.calendarConflicts')}>
          {calendarConflicts.map((conflict) => (
            <Conflict key={conflict.id} conflict={conflict} />
          ))}
        </Part>
      )}
      {parked.length > 0 && (
        <Part title={t('waiting.parked')}>
          {parked.map((reservation) => (
            <Row
              key={reservation.id}
              reservation={reservation}
              action={<PutBack {...{ reservation, onChanged }} />}
            >
              <Badge tone={reservation.parked?.hasRoom ? 'outline' : 'danger'}>
                {t(reservation.parked?.hasRoom ? 'waiting.hasRoom' : 'waiting.noRoom')}
              </Badge>
            </Row>
          ))}
        </Part>
      )}
    </>
  );
}

/** Open by default on a desktop. On a phone it is closed, so that the houses come first, and shows a count. */
function Part({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  const [open] = useState(() => window.matchMedia(media.desktop).matches);
  return (
    <section className={css.part} aria-labelledby={id}>
      <details open={open}>
        <summary className={css.summary}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <span className={css.count}>{children.length}</span>
        </summary>
        <ul>{children}</ul>
      </details>
    </section>
  );
}

function Conflict({ conflict }: { conflict: CalendarConflict }) {
  const { t, i18n } = useTranslation('admin-week');
  const { reservationId: id, memberName, listingName, checkIn, checkOut, calendar, from, to } = conflict;
  return (
    <li className={css.row}>
      <Link to="/admin/reservations/$id" params={{ id }} className={css.name}>
        {memberName ?? t('noMember')}
      </Link>
      <span className={css.what}>
        {localText(listingName, i18n.language)} · {dateRange(checkIn, checkOut, i18n.language)}
      </span>
      <Badge tone="danger">
        {calendar} {dateRange(from, to, i18n.language)}
      </Badge>
    </li>
  );
}

type RowProps = { reservation: AdminReservation; action?: ReactNode; children: ReactNode };

function Row({ reservation, action, children }: RowProps) {
  const { t, i18n } = useTranslation(['admin-week', 'common']);
  const { id, memberName, listingName, checkIn, checkOut } = reservation;
  return (
    <li className={css.row}>
      <Link to="/admin/reservations/$id" params={{ id }} className={css.name}>
        {memberName ?? t('noMember')}
      </Link>
      <span className={css.what}>
        {localText(listingName, i18n.language)} · {dateRange(checkIn, checkOut, i18n.language)}
      </span>
      {children}
      {action && <span className={css.action}>{action}</span>}
    </li>
  );
}

function PutBack({
  reservation,
  onChanged,
}: { reservation: AdminReservation } & Pick<WaitingProps, 'onChanged'>) {
  const { t } = useTranslation('admin-week');
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  const press = async () => {
    setBusy(true);
    const outcome = await putBackReservation(reservation.id);
    if (outcome.ok) toast.success(t('waiting.back'));
    else toast.warning(outcome.problem.message ?? t('waiting.backFailed'));
    // The row leaves with its button: whoever works by keys goes on at the top of the screen.
    const heading = place.current?.closest('main')?.querySelector('h1');
    await onChanged();
    setBusy(false);
    if (outcome.ok) heading?.focus();
  };
  return (
    <Button
      ref={place}
      variant="secondary"
      size="small"
      busy={busy}
      aria-label={t('waiting.putBack', { name: reservation.memberName ?? t('noMember') })}
      onClick={() => void press()}
    >
      {t('waiting.putBackShort')}
    </Button>
  );
}
