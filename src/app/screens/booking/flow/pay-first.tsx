import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { paymentMethods, type PaymentMethod } from '#contract/rules/payment-methods.ts';
import { chargedIn } from '#contract/rules/schedule.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useFlowTexts } from '#app/features/booking/flow/texts.ts';
import { PaymentMethods } from '#app/features/booking/payment-method.tsx';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { LazyAccountEnded } from '#app/features/reservations/money/lazy-virtual-account.tsx';
import { choosePaymentMethod } from '#app/features/reservations/queries.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import * as css from './flow.css.ts';

export interface PayFirstProps {
  reservation: Reservation;
  onChanged: () => void;
  onAccountOpen?: (() => void) | undefined;
  failed?: boolean;
  /** True if a virtual account already waits for the money, so that no second one may be requested. */
  waits?: boolean;
}

export function PayFirst(props: PayFirstProps) {
  const { reservation, onChanged, onAccountOpen, failed = false, waits = false } = props;
  useFlowTexts();
  const { t } = useTranslation(['flow', 'booking']);
  const { busy, chosen, choose } = useMethodChoice(reservation, onChanged);
  const first = reservation.payments.find(({ seq }) => seq === 1);
  if (!first) return null;
  const { exchangeRate, isInternational, payments } = reservation;
  return (
    <>
      <LazyAccountEnded at={first.accountEndedAt} />
      {!(waits && reservation.paymentMethod === 'virtual-account') && (
        <>
          <p className={css.lead}>
            {t(`flow:pay.${wordsOf(first)}`, {
              method: t(`booking:method.name.${reservation.paymentMethod}`),
            })}
          </p>
          <PayButton
            order={{ reservationId: reservation.id, paymentId: first.id }}
            label={t('flow:pay.button', { amount: chargedMoney(first.amount, first.amountUsdCents).main })}
            variant="primary"
            full
            waits={busy}
            onRefused={onChanged}
            onAccountOpen={onAccountOpen}
          />
        </>
      )}
      <Disclosure summary={t('flow:pay.other')} defaultOpen={failed}>
        <div className={css.words}>
          <PaymentMethods
            methods={paymentMethods}
            value={chosen}
            onChange={(method) => void choose(method)}
            dollars={{
              payments: isInternational ? payments : chargedIn(payments, exchangeRate.krwPerUsd),
              exchangeRate,
            }}
          />
          <p className={css.note}>{t('flow:pay.currency')}</p>
        </div>
      </Disclosure>
    </>
  );
}

function useMethodChoice(reservation: Reservation, onChanged: () => void) {
  const { t } = useTranslation(['flow', 'booking']);
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<PaymentMethod>(reservation.paymentMethod);
  const choose = async (method: PaymentMethod) => {
    if (busy || !online) return;
    setBusy(true);
    setChosen(method);
    const outcome = await choosePaymentMethod(reservation.id, method);
    setBusy(false);
    if (!outcome.ok) {
      setChosen(reservation.paymentMethod);
      toast.warning(sentenceOf(outcome.problem, t('booking:offline')));
      return;
    }
    const reissued = outcome.value.isInternational !== reservation.isInternational;
    toast.success(t(reissued ? 'flow:pay.reissued' : 'flow:pay.changed'));
    onChanged();
  };
  return { busy, chosen, choose };
}

/** Returns the text key for the parts of a first payment. An extension has neither deposit nor bedding. */
function wordsOf({ deposit, bedding }: ReservationInstalment): 'text' | 'textBedding' | 'textRent' {
  if (bedding > 0) return 'textBedding';
  return deposit > 0 ? 'text' : 'textRent';
}
