import type { ReactNode } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { booking } from '#contract/rules/policy.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { BookingConsents, type BookingConsentsProps } from './booking-consents.tsx';
import { BookingSection } from './booking-section.tsx';
import * as css from './booking-section.css.ts';

export interface BookingAgreementProps extends BookingConsentsProps {
  policy: ReactNode;
  busy: boolean;
  submit: string;
}

export function BookingAgreement({ policy, busy, submit, ...consents }: BookingAgreementProps) {
  const { t } = useTranslation('booking');
  const online = useOnline();
  const loading = useRouterState({ select: (state) => state.isLoading });
  return (
    <BookingSection id="policy" title={t('policy.title')} lead={t('policy.lead')}>
      {policy}
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
      <p className={css.note}>{t('notYetCharged', { hours: booking.holdHours })}</p>
    </BookingSection>
  );
}
