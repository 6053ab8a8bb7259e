import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateRange } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import type { Bar, HouseRow } from './model.ts';
import { placed } from './placed.ts';
import * as css from './week-grid.css.ts';

type WeekRowProps = {
  row: HouseRow;
  /** Its place and sizes, CSS pixels. */
  top: number;
  height: number;
  day: number;
  days: number;
  position: number;
  of: number;
};

/** A house with its stays: a list of links, each with everything that its place and colour say in words. */
export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { row, top, height, day, days, position, of } = props;
  const { i18n } = useTranslation('admin-week');
  return (
    <li className={css.houseLine} style={{ top, height }} aria-posinset={position} aria-setsize={of}>
      <h3 className={css.house}>
        <span className={css.houseName}>{localText(row.name, i18n.language)}</span>
      </h3>
      <div className={css.stays} style={{ width: days * day }}>
        {row.bars.length > 0 && (
          <ul>
            {row.bars.map((bar) => (
              <WeekBar key={bar.reservation.id} bar={bar} day={day} />
            ))}
          </ul>
        )}
        {row.bars.map((bar, index) => (
          <Gap key={bar.reservation.id} bar={bar} next={row.bars[index + 1]} day={day} />
        ))}
      </div>
    </li>
  );
});

function WeekBar({ bar, day }: { bar: Bar; day: number }) {
  const { t, i18n } = useTranslation(['admin-week', 'common']);
  const { reservation, leaves, nights, freeAfter } = bar;
  const { id, status, memberName, holdExpiresAt, checkIn } = reservation;
  const icon = status === 'requested';
  const more = [
    t(`status.${status}`),
    ...(status === 'requested' && holdExpiresAt
      ? [t('heldUntil', { time: seoulMoment(holdExpiresAt, i18n.language) })]
      : []),
    dateRange(checkIn, leaves, i18n.language),
    ...(freeAfter === null ? [] : [freeAfter === 0 ? t('turnover') : t('free', { count: freeAfter })]),
  ].join(', ');
  return (
    <li className={css.place} style={placed(bar.start, bar.end, day)}>
      <Link
        to="/admin/reservations/$id"
        params={{ id }}
        draggable={false}
        className={`${css.bar} ${css.status[status]}`}
        data-cut-start={bar.cutStart || undefined}
        data-cut-end={bar.cutEnd || undefined}
      >
        <span className={css.label}>
          {icon && <Clock size={14} />}
          <span className={css.words} style={{ maxWidth: (bar.end - bar.start) * day - (icon ? 34 : 16) }}>
            {memberName ?? t('noMember')} · {t('common:nights', { count: nights })}
          </span>
        </span>
        <VisuallyHidden>, {more}</VisuallyHidden>
      </Link>
    </li>
  );
}

/** What lies between two stays, for the eye; the words are in the link of the first. */
function Gap({ bar, next, day }: { bar: Bar; next: Bar | undefined; day: number }) {
  const { t } = useTranslation('admin-week');
  if (!next || bar.freeAfter === null) return null;
  return (
    <span
      aria-hidden
      className={bar.freeAfter === 0 ? css.turnover : css.gap}
      style={placed(bar.end, next.start, day)}
    >
      {(next.start - bar.end) * day >= ROOM_FOR_WORDS && t('free', { count: bar.freeAfter })}
    </span>
  );
}

/** Width of a gap from which its words fit in both languages, CSS pixels. */
const ROOM_FOR_WORDS = 100;
