import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Today } from '#contract/admin/today.ts';
import { won } from '#contract/rules/format-money.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';

export type TodayLine = { who: ReactNode; what: ReactNode; fact: ReactNode; action?: ReactNode };

export type Entry = {
  key: string;
  reservationId: string | null;
  part?: string;
  turnoverId?: string;
  consultationId?: string;
  ticketId?: string;
  memberId?: string;
  aside?: ReactNode;
} & TodayLine;

type OfReservation = Omit<Today['overdue']['items'][number], 'sequence' | 'dueOn' | 'amount'>;

export function useReservationWords() {
  const { t, i18n } = useTranslation('admin-today');
  return (row: OfReservation) => ({
    reservationId: row.reservationId,
    who: row.memberName ?? t('deletedMember'),
    what: `${localText(row.listingName, i18n.language)} · ${row.code}`,
  });
}

export function useRefunds() {
  const { t, i18n } = useTranslation('admin-today');
  const about = useReservationWords();
  return (refunds: Today['refunds']['items']): Entry[] =>
    refunds.map(({ amount, since, attempts, handling, ...row }, index) => ({
      ...about(row),
      key: `${row.reservationId}/${since}/${amount}/${index}`,
      fact: [
        won(amount),
        handling === 'to_send'
          ? t('refund.toSend')
          : attempts > 0 && t('refund.attempts', { count: attempts }),
        t('since', { time: seoulMoment(since, i18n.language) }),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
}

export function useDeposits({ total, items }: Today['deposits']) {
  const { t, i18n } = useTranslation('admin-today');
  const about = useReservationWords();
  const lines = items.map(({ amount, returnsBy, isOverdue, ...row }) => {
    const date = plainDate(returnsBy, i18n.language);
    return {
      ...about(row),
      key: row.reservationId,
      fact: `${won(amount)} · ${t(isOverdue ? 'deposit.overdue' : 'deposit.by', { date })}`,
    };
  });
  return { name: 'deposits' as const, total, items: lines };
}
