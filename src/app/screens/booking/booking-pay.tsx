import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Quote } from '#contract/reservations/reservations.ts';
import { paymentMethods } from '#contract/rules/payment-methods.ts';
import { chargedIn } from '#contract/rules/schedule.ts';
import { person } from '#app/features/booking/booking-section.css.ts';
import { BookingSection } from '#app/features/booking/booking-section.tsx';
import { PaymentMethods } from '#app/features/booking/payment-method.tsx';
import { Instalments } from '#app/features/reservations/money/instalments.tsx';

export interface BookingPayProps {
  method: PaymentMethod;
  quote: Quote;
  /** Schedule in the currency of the chosen method. */
  schedule: Quote['schedule'];
  onChange: (method: PaymentMethod) => void;
}

export function BookingPay({ method, quote, schedule, onChange }: BookingPayProps) {
  const { t } = useTranslation('booking');
  const { exchangeRate } = quote;
  const payments = chargedIn(quote.schedule, exchangeRate.krwPerUsd);
  return (
    <BookingSection id="pay" title={t('pay.title')} lead={t('pay.lead')}>
      <PaymentMethods
        methods={paymentMethods}
        value={method}
        onChange={onChange}
        dollars={{ payments, exchangeRate }}
      />
      {schedule.length > 1 && (
        <div className={person}>
          <h3>{t('instalment.title')}</h3>
          <Instalments payments={schedule} />
        </div>
      )}
    </BookingSection>
  );
}
