import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PolicyTimeline, type PolicyTimelineProps } from '#app/features/reservations/policy-timeline.tsx';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { BookingConsents, type BookingConsentsProps } from './booking-consents.tsx';
import { BookingSection } from './booking-section.tsx';
import * as css from './booking-form.css.ts';

export interface BookingAgreementProps extends PolicyTimelineProps, BookingConsentsProps {
  busy: boolean;
  /** On the button that sends. */
  submit: string;
}

/** What is agreed to, and the button that sends the request; signing follows by email. Text: booking. */
export function BookingAgreement({
  policy,
  checkIn,
  today,
  busy,
  submit,
  ...consents
}: BookingAgreementProps) {
  const { t } = useTranslation('booking');
  const online = useOnline();
  const loading = useRouterState({ select: (state) => state.isLoading });
  return (
    <BookingSection id="policy" title={t('policy.title')} lead={t('policy.lead')}>
      <PolicyTimeline policy={policy} checkIn={checkIn} today={today} />
      <BookingConsents {...consents} />
      <Button
        type="submit"
        variant="primary"
        full
        busy={busy}
        invalid={!online || loading}
        {...(online ? {} : { reason: t('needsNetwork') })}
      >
        {submit}
      </Button>
      <p className={css.promise}>{t('promise')}</p>
    </BookingSection>
  );
}
