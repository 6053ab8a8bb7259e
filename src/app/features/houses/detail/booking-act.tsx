import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import type { BookingFormProps } from './booking-form.tsx';
import { useProblemText } from './problem-text.ts';
import * as css from './booking-box.css.ts';

export interface BookingPlaceProps extends BookingFormProps {
  onBook: () => void;
  off?: string | undefined;
  asOf?: ReactNode;
}

export function Act({ house, planned, onBook, off, asOf }: BookingPlaceProps) {
  const { t } = useTranslation(['houses', 'house-card']);
  const sayProblem = useProblemText(house);
  const { problem } = planned;
  // An error of a selected value stands beside its field instead.
  const reason = off ?? (problem === 'dates_required' ? sayProblem(problem) : undefined);
  return (
    <div className={css.act}>
      {asOf}
      <Button
        full
        invalid={off !== undefined || problem !== null}
        {...(reason && { reason })}
        onClick={onBook}
      >
        {t('booking.request')}
      </Button>
      {!reason && <p className={css.note}>{t('booking.notYetCharged')}</p>}
    </div>
  );
}
