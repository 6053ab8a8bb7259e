import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { toCents } from '#contract/rules/money.ts';
import { payerMethodsOf, type PayerMethod } from '#contract/rules/payment-methods.ts';
import { PaymentMethods } from '#app/features/booking/payment-method.tsx';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';
import en from '../../../../../locales/en/virtual-account.json';
import ko from '../../../../../locales/ko/virtual-account.json';
import * as css from '../mypage.css.ts';

export interface OtherWaysProps {
  reservation: Reservation;
  payment: ReservationInstalment;
  /** True while a virtual account waits for the money, which must not be sent twice. */
  open?: boolean;
  onRefused: () => void;
}

export function OtherWays({ reservation, payment, open = false, onRefused }: OtherWaysProps) {
  useOwnTexts('virtual-account', { ko, en });
  const { t } = useTranslation('virtual-account');
  const methods = payerMethodsOf(reservation.isInternational).filter(
    (way) => way !== reservation.paymentMethod,
  );
  const [shown, setShown] = useState(false);
  const [chosen, setChosen] = useState<PayerMethod | null>(null);
  const ways = useRef<HTMLDivElement>(null);
  // The button that was pressed leaves: whoever works without a pointer goes on from the first way.
  useEffect(() => {
    if (shown) ways.current?.querySelector('input')?.focus();
  }, [shown]);
  const method = chosen ?? methods[0];
  if (!method) return null;
  if (!shown)
    return (
      <Button variant="quiet" size="small" aria-expanded={false} onClick={() => setShown(true)}>
        {t('other')}
      </Button>
    );
  const { exchangeRate } = reservation;
  const amountUsdCents = payment.amountUsdCents ?? toCents(payment.amount, exchangeRate.krwPerUsd);
  return (
    <div ref={ways} className={css.ways}>
      {open && <p className={css.figures}>{t('otherText')}</p>}
      <PaymentMethods
        id={`ways-${payment.id}`}
        methods={methods}
        value={method}
        onChange={setChosen}
        dollars={{ payments: [{ amountUsdCents }], exchangeRate }}
      />
      <PayButton
        order={{ reservationId: reservation.id, paymentId: payment.id }}
        method={method}
        label={t('payBy')}
        variant="primary"
        onRefused={onRefused}
      />
    </div>
  );
}
