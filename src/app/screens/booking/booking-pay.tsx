import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Quote } from '#contract/reservations.ts';
import { Instalments } from '#app/features/reservations/instalments.tsx';
import { PaymentMethods } from '#app/features/reservations/payment-method.tsx';
import { BookingSection } from './booking-section.tsx';
import * as css from './booking-form.css.ts';

export interface BookingPayProps {
  method: PaymentMethod;
  quote: Quote;
  onChange: (method: PaymentMethod) => void;
}

/** Third step: how the payments will be made, and when each falls due. Text: booking. */
export function BookingPay({ method, quote, onChange }: BookingPayProps) {
  const { t } = useTranslation('booking');
  return (
    <BookingSection id="pay" title={t('pay.title')} lead={t('pay.lead')}>
      <PaymentMethods value={method} onChange={onChange} quote={quote} />
      {quote.schedule.length > 1 && (
        <div className={css.person}>
          <h3>{t('instalment.title')}</h3>
          <Instalments payments={quote.schedule} />
        </div>
      )}
    </BookingSection>
  );
}
