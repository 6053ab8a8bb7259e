import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Quote } from '#contract/reservations/reservations.ts';
import { paymentMethods } from '#contract/rules/payment-methods.ts';
import { person } from '#app/features/booking/booking-section.css.ts';
import { BookingSection } from '#app/features/booking/booking-section.tsx';
import { PaymentMethods } from '#app/features/booking/payment-method.tsx';
import { Instalments } from '#app/features/reservations/money/instalments.tsx';

export interface BookingPayProps {
  method: PaymentMethod;
  quote: Quote;
  onChange: (method: PaymentMethod) => void;
}

/** Third step: the payment method and the schedule of instalments. Text: booking. */
export function BookingPay({ method, quote, onChange }: BookingPayProps) {
  const { t } = useTranslation('booking');
  return (
    <BookingSection id="pay" title={t('pay.title')} lead={t('pay.lead')}>
      <PaymentMethods methods={paymentMethods} value={method} onChange={onChange} quote={quote} />
      {quote.schedule.length > 1 && (
        <div className={person}>
          <h3>{t('instalment.title')}</h3>
          <Instalments payments={quote.schedule} />
        </div>
      )}
    </BookingSection>
  );
}
