import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Refund } from '#contract/reservations/refunds.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { usdCents } from '#contract/rules/format-dollars.ts';
import { won } from '#contract/rules/format-money.ts';
import { paymentMethods } from '#contract/rules/payment-methods.ts';
import { dayOf, seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { PriceLines } from '#app/ui/data/price-lines.tsx';
import * as css from './detail.css.ts';

export const paymentTones = {
  due: 'outline',
  overdue: 'warning',
  processing: 'brand',
  paid: 'success',
  partly_refunded: 'neutral',
  refunded: 'neutral',
} as const;

export interface PaymentsProps {
  payments: readonly ReservationInstalment[];
  /** Closed reservations owe nothing more (docs/specification.md#cancellation-and-refunds). */
  isClosed: boolean;
  action?: (payment: ReservationInstalment) => ReactNode;
}

export function Payments({ payments, isClosed, action }: PaymentsProps) {
  const { t, i18n } = useTranslation('admin-reservations');
  const method = useMethodName();
  const isWaived = ({ status }: ReservationInstalment) =>
    isClosed && (status === 'due' || status === 'overdue');
  return (
    <ol className={css.lines}>
      {payments.map((payment) => (
        <li key={payment.id} className={css.line}>
          <span className={css.pair}>
            <span className={css.named}>
              <span className={css.strong}>{t('payment.nth', { seq: payment.seq })}</span>
              {isWaived(payment) ? (
                <Badge>{t('payment.status.notOwed')}</Badge>
              ) : (
                <Badge tone={paymentTones[payment.status]}>{t(`payment.status.${payment.status}`)}</Badge>
              )}
            </span>
            <span className={css.soft}>
              {!isWaived(payment) && t('payment.due', { date: plainDate(payment.dueOn, i18n.language) })}
              {payment.paidAt && ` · ${t('payment.paid', { date: dayOf(payment.paidAt, i18n.language) })}`}
              {payment.method && ` · ${method(payment.method)}`}
            </span>
            {payment.virtualAccount && (
              <span className={css.soft}>
                {t('payment.account', {
                  bank: localText(payment.virtualAccount.bank, i18n.language),
                  number: payment.virtualAccount.number,
                  until: seoulMoment(payment.virtualAccount.dueAt, i18n.language),
                })}
              </span>
            )}
            <span className={css.soft}>
              {partsOf(payment)
                .map((part) => t(`price.${part}`))
                .join(' + ')}
            </span>
          </span>
          <Amount amount={payment.amount} usd={payment.amountUsdCents} />
          {!isWaived(payment) && action?.(payment)}
        </li>
      ))}
    </ol>
  );
}

function partsOf(payment: ReservationInstalment) {
  return (['deposit', 'bedding', 'rent'] as const).filter((part) => payment[part] > 0);
}

export interface RefundsProps {
  reservation: Pick<AdminReservationDetail, 'refunds' | 'refundsToSend' | 'refundsFailing'>;
  action?: (refund: Refund) => ReactNode;
}

const refundTones = { recorded: 'brand', toSend: 'warning', failing: 'danger', done: 'success' } as const;

/** Returns the state of a refund. A recorded refund is sent automatically, unless it must be sent by hand or its provider keeps failing. */
function stateOf(
  { id, status }: Refund,
  { refundsToSend, refundsFailing }: Pick<AdminReservationDetail, 'refundsToSend' | 'refundsFailing'>,
) {
  if (refundsToSend.includes(id)) return 'toSend';
  return refundsFailing.includes(id) ? 'failing' : status;
}

export function Refunds({ reservation: { refunds, ...waiting }, action }: RefundsProps) {
  const { t, i18n } = useTranslation('admin-reservations');
  const method = useMethodName();
  return (
    <ol className={css.lines}>
      {refunds.map((refund) => (
        <li key={refund.id} className={css.line}>
          <span className={css.pair}>
            <span className={css.named}>
              <span className={css.strong}>{t('refund.of', { seq: refund.seq })}</span>
              <Badge tone={refundTones[stateOf(refund, waiting)]}>
                {t(`refund.status.${stateOf(refund, waiting)}`)}
              </Badge>
            </span>
            <span className={css.soft}>
              {t('refund.recorded', { date: dayOf(refund.recordedAt, i18n.language) })}
              {refund.method && ` · ${method(refund.method)}`}
              {` · ${t('refund.arrives', { date: plainDate(refund.arrivesBy, i18n.language) })}`}
            </span>
          </span>
          <Amount amount={refund.amount} usd={refund.amountUsdCents} />
          {action?.(refund)}
        </li>
      ))}
    </ol>
  );
}

export function PriceOf({ reservation }: { reservation: AdminReservationDetail }) {
  const { t } = useTranslation('admin-reservations');
  const { price, beddingSets, couponCode, totalUsdCents } = reservation;
  const lines = [
    { label: t('price.rentOf', { count: price.nights }), amount: won(price.housePrice) },
    ...(price.coupon > 0
      ? [{ label: t('price.coupon', { code: couponCode ?? '' }), amount: won(-price.coupon), minus: true }]
      : []),
    ...(price.bedding > 0
      ? [{ label: t('price.beddingOf', { count: beddingSets }), amount: won(price.bedding) }]
      : []),
    { label: t('price.deposit'), amount: won(price.deposit) },
  ];
  const aside = totalUsdCents === null ? {} : { aside: usdCents(totalUsdCents) };
  return <PriceLines lines={lines} total={{ label: t('price.total'), amount: won(price.total), ...aside }} />;
}

export function Amount({ amount, usd }: { amount: number; usd: number | null }) {
  return (
    <span className={css.amount}>
      {won(amount)}
      {usd !== null && <span className={css.soft}>{usdCents(usd)}</span>}
    </span>
  );
}

/** Returns a function that names a payment method. An unknown one keeps the provider's name. */
export function useMethodName(): (method: string) => string {
  const { t } = useTranslation('admin-reservations');
  return (method) => {
    const known = paymentMethods.find((each) => each === method);
    if (known) return t(`method.${known}`);
    return method === 'deposit' ? t('method.deposit') : method;
  };
}
