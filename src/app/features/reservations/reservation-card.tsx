import type { ReactNode } from 'react';
import { ChevronRight, CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnSummary, ReservationSummary } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { ClosingNote } from './closing-note.tsx';
import { DepositLine } from './money/deposit-line.tsx';
import { StatusBadge } from './status-badge.tsx';
import { UnreadTickets } from './unread-tickets.tsx';
import * as css from './reservation.css.ts';

export interface ReservationCardProps {
  /** Copies saved by an older version lack the state of the deposit, dollars, what is unread and what is left to pay. */
  reservation: ReservationSummary &
    Partial<Pick<OwnSummary, 'deposit' | 'totalUsdCents' | 'unreadTickets' | 'leftToPay'>>;
  /** Wraps the name in the link to the reservation; the whole card becomes its target. */
  link: (name: string) => ReactNode;
  /** Today in Seoul. */
  today: PlainDate;
}

export function ReservationCard({ reservation, link, today }: ReservationCardProps) {
  const { t, i18n } = useTranslation(['mypage', 'common']);
  return (
    <Card pad="none" hoverable className={css.row}>
      {reservation.photo ? (
        <Photo photo={{ ...reservation.photo, alt: '' }} sizes="96px" ratio="1" className={css.thumb} />
      ) : (
        <span />
      )}
      <div className={css.words}>
        <StatusBadge reservation={reservation} />
        <p className={css.name}>{link(localText(reservation.listingName, i18n.language))}</p>
        <p className={css.figures}>{dateRange(reservation.checkIn, reservation.checkOut, i18n.language)}</p>
        <ClosingNote reservation={reservation} />
        <UnreadTickets count={reservation.unreadTickets} />
        <LeftToPay left={reservation.leftToPay} />
        <p className={css.figures}>
          {t('common:guests', { count: reservation.guests })} ·{' '}
          {chargedMoney(reservation.total, reservation.totalUsdCents ?? null).main}
        </p>
        {reservation.deposit?.state === 'to_return' && (
          <DepositLine deposit={reservation.deposit} today={today} />
        )}
      </div>
      <ChevronRight size={20} className={css.arrow} />
    </Card>
  );
}

function LeftToPay({ left }: { left: OwnSummary['leftToPay'] | undefined }) {
  const { t } = useTranslation('mypage');
  if (!left) return null;
  return (
    <p>
      <Badge tone="warning">
        <CreditCard size={16} />{' '}
        {t('leftToPay', { amount: chargedMoney(left.amount, left.amountUsdCents).main })}
      </Badge>
    </p>
  );
}
