import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote, ReservationInstalment } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { dayOf, seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { dateRange, plainDate } from '#app/platform/i18n/format.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { returnedOf } from '../model.ts';
import * as css from './instalments.css.ts';

type Instalment = Quote['schedule'][number] | ReservationInstalment;

export interface InstalmentsProps {
  payments: readonly Instalment[];
  holdExpiresAt?: string | null;
  action?: (payment: ReservationInstalment) => ReactNode;
}

const tones = {
  due: 'warning',
  overdue: 'danger',
  processing: 'brand',
  paid: 'success',
  partly_refunded: 'neutral',
  refunded: 'neutral',
} as const;

export function Instalments({ payments, holdExpiresAt, action }: InstalmentsProps) {
  const { t, i18n } = useTranslation('booking');
  const language = i18n.language;
  const dueText = useDueText();
  return (
    <ol className={css.list}>
      {payments.map((payment) => {
        const made = 'status' in payment ? payment : null;
        const { main, aside } = chargedMoney(payment.amount, payment.amountUsdCents);
        return (
          <li key={payment.seq} className={css.item}>
            <div className={css.words}>
              <span className={css.title}>
                {payment.seq === 1 ? t('instalment.first') : t('instalment.nth', { seq: payment.seq })}
                {made && <Badge tone={tones[made.status]}>{t(`instalment.status.${made.status}`)}</Badge>}
              </span>
              <span className={css.soft}>
                {made?.paidAt
                  ? t('instalment.paidOn', { date: dayOf(made.paidAt, language) })
                  : dueText(payment, holdExpiresAt)}
              </span>
              <span className={css.soft}>
                {partsOf(payment)
                  .map((part) => t(`instalment.parts.${part}`))
                  .join(' + ')}{' '}
                ({dateRange(payment.from, payment.to, language)})
              </span>
              {made && <KeptAndReturned payment={made} />}
            </div>
            <span className={css.amount}>
              {main}
              {aside && <span className={css.soft}>{aside}</span>}
            </span>
            {made && action && <div className={css.action}>{action(made)}</div>}
          </li>
        );
      })}
    </ol>
  );
}

/** Returns the due text of an instalment: the first one within the hold, an overdue one by its new deadline. */
function useDueText() {
  const { t, i18n } = useTranslation('booking');
  const day = (date: PlainDate) => plainDate(date, i18n.language);
  return (payment: Instalment, holdExpiresAt?: string | null): string => {
    if (payment.seq === 1)
      return holdExpiresAt
        ? t('instalment.due', { date: seoulMoment(holdExpiresAt, i18n.language) })
        : t('instalment.now', { count: booking.holdHours });
    const due = { date: day(payment.dueOn) };
    if (!('status' in payment) || payment.status !== 'overdue') return t('instalment.due', due);
    return payment.graceUntil
      ? t('instalment.grace', { ...due, until: day(payment.graceUntil) })
      : t('instalment.overdue', due);
  };
}

/**
 * Shows the returned and the kept part of a payment. A deposit settled after the stay is named separately, because its payment stays paid and the
 * badge above must agree.
 */
function KeptAndReturned({ payment }: { payment: ReservationInstalment }) {
  const { t } = useTranslation('booking');
  const { amount, amountUsdCents: cents, refundedUsdCents: back } = payment;
  const refunded = returnedOf(payment);
  if (refunded === 0) return null;
  const returned = chargedMoney(refunded, back).main;
  if (payment.status === 'paid')
    return <span className={css.soft}>{t('instalment.depositReturned', { returned })}</span>;
  const kept = chargedMoney(amount - refunded, cents === null ? null : cents - (back ?? 0));
  return <span className={css.soft}>{t('instalment.returned', { returned, kept: kept.main })}</span>;
}

function partsOf(payment: Instalment): ('deposit' | 'bedding' | 'rent')[] {
  return (['deposit', 'bedding', 'rent'] as const).filter((part) => payment[part] > 0);
}
