import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Today } from '#contract/admin/today.ts';
import { won } from '#contract/rules/format-money.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';

/** The line of an entry: who it is about, what of it, one figure or time at its end, and what there is to do next. */
export type TodayLine = { who: ReactNode; what: ReactNode; fact: ReactNode; action?: ReactNode };

/** An entry of a list, and the thing that it leads to. */
export type Entry = {
  key: string;
  reservationId: string | null;
  /** The part of the page of the reservation that it is about, by its id there. */
  part?: string;
  turnoverId?: string;
  consultationId?: string;
  ticketId?: string;
  memberId?: string;
  aside?: ReactNode;
} & TodayLine;

type OfStay = Omit<Today['overdue']['items'][number], 'sequence' | 'dueOn' | 'amount'>;

/** Says whose stay a line is about, and where. */
export function useStayLine() {
  const { t, i18n } = useTranslation('admin-today');
  return (row: OfStay) => ({
    reservationId: row.reservationId,
    who: row.memberName ?? t('deletedMember'),
    what: `${localText(row.listingName, i18n.language)} · ${row.code}`,
  });
}

/** Lists refunds, each with what hinders it. Text: admin-today. */
export function useRefunds() {
  const { t, i18n } = useTranslation('admin-today');
  const about = useStayLine();
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

/** Lists deposits that are to go back, each with the day by which that is promised. Text: admin-today. */
export function useDeposits({ total, items }: Today['deposits']) {
  const { t, i18n } = useTranslation('admin-today');
  const about = useStayLine();
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
