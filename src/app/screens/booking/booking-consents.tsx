import { useTranslation } from 'react-i18next';
import { change as linkClass } from '#app/features/reservations/booking.css.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import * as css from './booking-form.css.ts';

type Consents = { terms: boolean; cancellation: boolean };

export interface BookingConsentsProps extends Consents {
  onChange: (changed: Partial<Consents>) => void;
  /** What is wrong with a field, in words. */
  error: (field: string) => string | undefined;
}

/** What must be agreed to before booking (spec section 5), in plain words. Text: booking. */
export function BookingConsents({ terms, cancellation, onChange, error }: BookingConsentsProps) {
  const { t } = useTranslation('booking');
  return (
    <div className={css.consent}>
      <Checkbox
        id="consents.terms"
        label={t('consent.terms')}
        help={
          <a href="/terms" target="_blank" rel="noreferrer" className={linkClass}>
            {t('consent.readTerms')}
          </a>
        }
        required
        checked={terms}
        onChange={(event) => onChange({ terms: event.target.checked })}
        error={error('consents.terms')}
      />
      <Checkbox
        id="consents.cancellation"
        label={t('consent.cancellation')}
        help={t('consent.cancellationHelp')}
        required
        checked={cancellation}
        onChange={(event) => onChange({ cancellation: event.target.checked })}
        error={error('consents.cancellation')}
      />
    </div>
  );
}
