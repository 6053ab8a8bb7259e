import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#contract/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { BookingConsents } from './booking-consents.tsx';
import { BookingSection } from './booking-section.tsx';
import type { Booking } from './use-booking.ts';
import * as css from './booking-form.css.ts';

export interface BookingAgreementProps {
  booking: Booking;
  quote: Quote;
  /** Seoul's date. */
  today: PlainDate;
  error: (field: string) => string | undefined;
}

/** What is agreed to, and the button that sends the request; signing follows by email. Text: booking. */
export function BookingAgreement({ booking, quote, today, error }: BookingAgreementProps) {
  const { t } = useTranslation('booking');
  const online = useOnline();
  const loading = useRouterState({ select: (state) => state.isLoading });
  const { draft, search, form } = booking;
  return (
    <BookingSection id="policy" title={t('policy.title')} lead={t('policy.lead')}>
      <PolicyTimeline policy={quote.policy} checkIn={search.checkIn} today={today} />
      <BookingConsents
        terms={draft.terms}
        cancellation={draft.cancellation}
        onChange={booking.consent}
        error={error}
      />
      <Button
        type="submit"
        variant="primary"
        full
        busy={form.busy}
        invalid={!online || loading}
        {...(online ? {} : { reason: t('needsNetwork') })}
      >
        {t('submit')}
      </Button>
      <p className={css.promise}>{t('promise')}</p>
    </BookingSection>
  );
}
