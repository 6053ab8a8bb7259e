import { useTranslation } from 'react-i18next';
import { booking } from '#contract/rules/policy.ts';
import type { StayDay } from './day.ts';
import * as css from '../reservation.css.ts';

const steps = ['rubbish', 'fridge', 'kitchen', 'boiler', 'door'] as const;

export function LeavingGuide({ day, heading: Title }: { day: StayDay; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('mypage');
  if (day !== 'leavingTomorrow' && day !== 'leavingToday') return null;
  return (
    <section className={css.way} aria-label={t('leaving.title')}>
      <Title className={css.partTitle}>{t(`leaving.${day}`, { time: booking.checkOutTime })}</Title>
      <ul className={css.guide}>
        {steps.map((step) => (
          <li key={step}>{t(`leaving.steps.${step}`)}</li>
        ))}
      </ul>
      <p className={css.soft}>{t('leaving.deposit', { count: booking.depositDays })}</p>
    </section>
  );
}
