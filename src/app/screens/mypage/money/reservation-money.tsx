import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { toCents } from '#contract/rules/money.ts';
import { PriceDetails } from '#app/features/booking/price-details.tsx';
import { DepositLine } from '#app/features/reservations/money/deposit-line.tsx';
import { DepositSettlement } from '#app/features/reservations/money/deposit-settlement.tsx';
import { isRunning } from '#app/features/reservations/model.ts';
import { PaymentSums } from '#app/features/reservations/money/payment-sums.tsx';
import { RefundList } from '#app/features/reservations/money/refund-list.tsx';
import * as css from '../mypage.css.ts';

export function Refunds({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  if (reservation.refunds.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="refunds">
      <h2 id="refunds">{t('refund.listed')}</h2>
      <RefundList refunds={reservation.refunds} method={reservation.paymentMethod} />
      <PaymentSums reservation={reservation} />
    </section>
  );
}

/** A reservation that may come from the device: copies saved by older versions have no deposit. */
type Saved = Omit<Reservation, 'deposit'> & Partial<Reservation>;

export function Deposit({ reservation, today }: { reservation: Saved; today: PlainDate }) {
  const { t } = useTranslation('mypage');
  const { id, deposit, depositSettled } = reservation;
  if (!deposit && !depositSettled) return null;
  return (
    <section className={css.section} aria-labelledby="deposit">
      <h2 id="deposit">{t('deposit.title')}</h2>
      {deposit && !depositSettled && <DepositLine deposit={deposit} today={today} />}
      {depositSettled && <DepositSettlement reservationId={id} settled={depositSettled} />}
    </section>
  );
}

/** True if a deposit is still to be returned, or may be later. */
function isDepositToCome(reservation: Saved): boolean {
  return (
    reservation.status === 'requested' || isRunning(reservation) || reservation.deposit?.state === 'to_return'
  );
}

export function Price({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  return (
    <aside className={css.side} aria-labelledby="price">
      <h2 id="price">{t('price.title')}</h2>
      <PriceDetails
        price={reservation.price}
        beddingSets={reservation.beddingSets}
        couponCode={reservation.couponCode}
        usd={{
          exchangeRate: reservation.exchangeRate,
          totalCents:
            reservation.totalUsdCents ?? toCents(reservation.price.total, reservation.exchangeRate.krwPerUsd),
        }}
        charged={reservation.isInternational}
        ended={!isDepositToCome(reservation)}
      />
      <p className={css.figures}>{t(`method.name.${reservation.paymentMethod}`)}</p>
    </aside>
  );
}
