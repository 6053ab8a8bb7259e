import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-money.ts';
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
  stay: Reservation;
  /** Loads the reservation anew: it was changed, or the host refused. */
  onChanged: () => void;
  /** Leads to an account that waits for the money already, where the page does not show it. */
  onAccountOpen?: (() => void) | undefined;
  /** Shows the other ways to pay at once: one of them has just failed. */
  failed?: boolean;
  /** An account waits for the money, so that there is no second one to ask for. */
  waits?: boolean;
}

/** The first payment of a request, by the way that was chosen or another one. Text: flow, booking. */
export function PayFirst(props: PayFirstProps) {
  const { stay, onChanged, onAccountOpen, failed = false, waits = false } = props;
  useFlowTexts();
  const { t } = useTranslation(['flow', 'booking']);
  const { busy, chosen, choose } = useMethodChoice(stay, onChanged);
  const first = stay.payments.find(({ seq }) => seq === 1);
  if (!first) return null;
  const { exchangeRate, isInternational, payments } = stay;
  return (
    <>
      <LazyAccountEnded at={first.accountEndedAt} />
      {!(waits && stay.paymentMethod === 'virtual-account') && (
        <>
          <p className={css.lead}>
            {t(`flow:pay.${wordsOf(first)}`, { method: t(`booking:method.name.${stay.paymentMethod}`) })}
          </p>
          <PayButton
            order={{ reservationId: stay.id, paymentId: first.id }}
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

/** The way to pay that is chosen, and the change of it at the host, one at a time. */
function useMethodChoice(stay: Reservation, onChanged: () => void) {
  const { t } = useTranslation(['flow', 'booking']);
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<PaymentMethod>(stay.paymentMethod);
  const choose = async (method: PaymentMethod) => {
    if (busy || !online) return;
    setBusy(true);
    setChosen(method);
    const outcome = await choosePaymentMethod(stay.id, method);
    setBusy(false);
    if (!outcome.ok) {
      setChosen(stay.paymentMethod);
      toast.warning(sentenceOf(outcome.problem, t('booking:offline')));
      return;
    }
    const reissued = outcome.value.isInternational !== stay.isInternational;
    toast.success(t(reissued ? 'flow:pay.reissued' : 'flow:pay.changed'));
    onChanged();
  };
  return { busy, chosen, choose };
}

/** The text that names the parts of a first payment; an extension has neither deposit nor bedding. */
function wordsOf({ deposit, bedding }: ReservationInstalment): 'text' | 'textBedding' | 'textRent' {
  if (bedding > 0) return 'textBedding';
  return deposit > 0 ? 'text' : 'textRent';
}
