import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { depositWay } from './model.ts';
import * as css from './check-out.css.ts';

export function DepositWay({ reservation, today }: { reservation: Reservation; today: PlainDate }) {
  const { t, i18n } = useTranslation('check-out');
  return (
    <ol className={css.way} aria-label={t('deposit.title')}>
      {depositWay(reservation, today).map(({ step, state, date }) => {
        // Of an arrival only the last possible day is known, which says nothing once it has passed.
        const isKnown = step !== 'arrived' || state !== 'done';
        const day = isKnown && date && plainDate(date, i18n.language);
        return (
          <li
            key={step}
            className={css.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={css.stepName}>{t(`deposit.${step}`)}</span>
            <span>{t(`deposit.state.${state}`)}</span>
            {day && <span>{state === 'done' ? day : t('deposit.by', { date: day })}</span>}
          </li>
        );
      })}
    </ol>
  );
}
