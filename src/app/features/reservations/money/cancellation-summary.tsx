import { useTranslation } from 'react-i18next';
import type { Cancellation } from '#contract/reservations/refunds.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { centsOfParts, toCents } from '#contract/rules/money.ts';
import { rentShares } from '#contract/rules/refund/rent-shares.ts';
import { PriceLines } from '#app/ui/data/price-lines.tsx';
import { PolicyTimeline } from '../policy-timeline.tsx';
import { RefundList } from './refund-list.tsx';
import * as css from '../reservation.css.ts';

const shareWords = { due: 'shareDue', ahead: 'shareAhead', whole: 'shareWhole' } as const;

export interface CancellationSummaryProps {
  reservation: Reservation;
  offer: Cancellation;
}

export function CancellationSummary({ reservation, offer }: CancellationSummaryProps) {
  const { t } = useTranslation('booking');
  const { paid, returns } = offer;
  return (
    <div className={css.offer}>
      {paid.total === 0 ? <p>{t('cancel.unpaid')}</p> : <Parts reservation={reservation} offer={offer} />}
      {returns.length > 0 && (
        <section className={css.offerPart}>
          <h3 className={css.partTitle}>{t('refund.title')}</h3>
          <RefundList refunds={returns} method={reservation.paymentMethod} />
        </section>
      )}
      {reservation.status !== 'requested' ? (
        <Policy reservation={reservation} offer={offer} />
      ) : (
        paid.total > 0 && <p>{t('cancel.unsigned')}</p>
      )}
      <p className={css.soft}>{t('cancel.final')}</p>
    </div>
  );
}

function Parts({ reservation, offer }: CancellationSummaryProps) {
  const { t } = useTranslation('booking');
  const { paid, refund, tier } = offer;
  const back = chargedMoney(refund.total, refund.totalUsdCents);
  const parts = [
    { part: 'bedding', percent: refund.bedding > 0 ? 100 : 0 },
    { part: 'deposit', percent: tier.depositPercent },
  ] as const;
  const lines = [
    ...rentShares(reservation.price.totalRent, offer, refund.rent).map(
      ({ kind, of, percent, back: amount }) => ({
        label: t('cancel.parts.rent'),
        share: `cancel.${shareWords[kind]}` as const,
        percent,
        of,
        amount,
      }),
    ),
    ...parts
      .filter(({ part }) => paid[part] > 0)
      .map(({ part, percent }) => ({
        label: t(`cancel.parts.${part}`),
        share: 'cancel.share' as const,
        percent,
        of: paid[part],
        amount: refund[part],
      })),
  ];
  const { krwPerUsd } = reservation.exchangeRate;
  const amounts = lines.map(({ amount }) => amount);
  const cents = refund.totalUsdCents === null ? null : centsOfParts(refund.totalUsdCents, amounts, krwPerUsd);
  return (
    <PriceLines
      lines={lines.map(({ label, share, percent, of, amount }, index) => {
        const goesBack = chargedMoney(amount, cents && cents[index]!).main;
        // A sum that comes back whole is the one that was paid, to the cent.
        const was = of === amount ? goesBack : chargedMoney(of, cents && toCents(of, krwPerUsd)).main;
        return { label, explanation: t(share, { percent, paid: was }), amount: goesBack };
      })}
      total={{
        label: t('cancel.total'),
        amount: back.main,
        ...(back.aside && { aside: back.aside }),
      }}
    />
  );
}

function Policy({ reservation, offer }: CancellationSummaryProps) {
  const { t } = useTranslation('booking');
  return (
    <section className={css.offerPart}>
      <h3 className={css.partTitle}>{t('cancel.policy')}</h3>
      <PolicyTimeline
        policy={offer.policy}
        checkIn={reservation.checkIn}
        today={offer.today}
        hasDeposit={reservation.price.deposit > 0}
      />
    </section>
  );
}
