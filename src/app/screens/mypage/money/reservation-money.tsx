import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { toCents } from '#contract/rules/money.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { PriceDetails } from '#app/features/booking/price-details.tsx';
import { DepositLine } from '#app/features/reservations/money/deposit-line.tsx';
import { DepositSettlement } from '#app/features/reservations/money/deposit-settlement.tsx';
import { isRunning, sumsOf } from '#app/features/reservations/model.ts';
import { RefundList } from '#app/features/reservations/money/refund-list.tsx';
import { PriceLines } from '#app/ui/data/price-lines.tsx';
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

function PaymentSums({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { paid, returned, kept } = sumsOf(reservation);
  if (returned.amount === 0) return null;
  const shown = ({ amount, usdCents }: typeof paid) => chargedMoney(amount, usdCents);
  const { main, aside } = shown(kept);
  return (
    <PriceLines
      lines={[
        { label: t('sums.paid'), amount: shown(paid).main },
        { label: t('sums.returned'), amount: `−${shown(returned).main}` },
      ]}
      total={{ label: t('sums.kept'), amount: main, ...(aside && { aside }) }}
    />
  );
}
