import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { change as linkClass } from './booking.css.ts';
import * as css from './booking-section.css.ts';

type Consents = { terms: boolean; cancellation: boolean };

export interface BookingConsentsProps extends Consents {
  onChange: (changed: Partial<Consents>) => void;
  error: (field: string) => string | undefined;
}

/** Consents that a booking needs (docs/specification.md#validation-rules). Text: booking. */
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
