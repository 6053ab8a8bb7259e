import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from '#contract/reservations/refunds.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { won } from '#contract/rules/format-money.ts';
import { paymentMethods } from '#contract/rules/payment-methods.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { dayOf, seoulTime } from '#app/platform/i18n/format-instant.ts';
import { payment } from '#app/features/history/queries.ts';
import { useRecordTexts } from '#app/features/history/texts.ts';
import * as css from '#app/features/history/history.css.ts';

export interface PaymentDetailsProps {
  /** The reservation's id. */
  id: string;
  /** The device's copy, shown until the host has answered. */
  saved: ReservationInstalment;
  refunds: readonly Refund[];
}

const parts = ['deposit', 'bedding', 'rent'] as const;

export function PaymentDetails({ id, saved, refunds }: PaymentDetailsProps) {
  useRecordTexts();
  const { t, i18n } = useTranslation(['history', 'booking']);
  const [fresh, setFresh] = useState<ReservationInstalment | null>(null);
  useEffect(() => {
    let gone = false;
    void payment(id, saved.id).then((told) => !gone && setFresh(told));
    return () => {
      gone = true;
    };
  }, [id, saved.id]);
  const made = fresh ?? saved;
  const facts: [string, string][] = [[t('history:payment.number'), String(made.number)]];
  if (made.paidAt)
    facts.push([t('history:payment.at'), `${dayOf(made.paidAt, i18n.language)} ${seoulTime(made.paidAt)}`]);
  const way = paymentMethods.find((known) => known === made.method);
  if (way) facts.push([t('history:payment.method'), t(`booking:method.name.${way}`)]);
  if (made.method === 'deposit') facts.push([t('history:payment.method'), t('history:payment.kept')]);
  for (const part of parts) if (made[part] > 0) facts.push([t(`history:payment.${part}`), won(made[part])]);
  facts.push([t('history:payment.total'), chargedMoney(made.amount, made.amountUsdCents).main]);
  const refunded = ({ status, arrivesBy, waitsForAccount }: Refund) => {
    if (status === 'done') return t('history:payment.returned');
    if (waitsForAccount) return t('history:payment.noAccount');
    return t('history:payment.returning', { date: plainDate(arrivesBy, i18n.language) });
  };
  for (const refund of refunds)
    facts.push([refunded(refund), chargedMoney(refund.amount, refund.amountUsdCents).main]);
  return (
    <dl className={css.facts}>
      {facts.map(([fact, told], index) => (
        <Fact key={index} fact={fact} told={told} />
      ))}
    </dl>
  );
}

function Fact({ fact, told }: { fact: string; told: string }) {
  return (
    <>
      <dt className={css.soft}>{fact}</dt>
      <dd className={css.figure}>{told}</dd>
    </>
  );
}
