import { useTranslation } from 'react-i18next';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { booking } from '#contract/rules/policy.ts';
import { far } from '#app/ui/layout/far.css.ts';
import * as css from './procedure.css.ts';

const steps = ['choose', 'pay', 'sign'] as const;

/** The contract procedure: choose a house, make a payment, sign by email (docs/specification.md#purpose). */
export function Procedure() {
  const { t } = useTranslation('home-sections');
  const numbers = {
    hours: booking.holdHours,
    nights: booking.periodNights,
    minutes: booking.confirmationMinutes,
  };
  return (
    <Section tight className={far}>
      <Heading title={t('procedure.title')} lead={t('procedure.lead')} />
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <h3>{t(`procedure.${step}.name`)}</h3>
            <p className={css.text}>{t(`procedure.${step}.text`, numbers)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
