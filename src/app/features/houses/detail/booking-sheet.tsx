import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { StayCalendar, type StayCalendarProps } from '../stay-calendar.tsx';
import * as filter from '../search/filter-sheet.css.ts';
import { Act, type BookingPlaceProps } from './booking-act.tsx';
import { BookingForm } from './booking-form.tsx';
import * as css from './booking-sheet.css.ts';

/** The dates, or price and request. */
export type BookingStep = 'dates' | 'booking';

export interface BookingSheetProps extends Omit<BookingPlaceProps, 'onChooseDates'> {
  calendar: StayCalendarProps;
  /** Undefined while the sheet is closed. */
  step: BookingStep | undefined;
  /** The dates are all that is asked for: the booking box stands beside the page. */
  datesOnly: boolean;
  onStep: (step: BookingStep) => void;
  onClose: () => void;
}

/** One sheet for the dates of a stay in a house and, below 960 px, its price and request. Text: houses, common, errors. */
export function BookingSheet({ calendar, step, datesOnly, onStep, onClose, ...place }: BookingSheetProps) {
  const { t } = useTranslation(['houses', 'common']);
  const { value, onChange } = calendar;
  const atDates = step === 'dates';
  const content = useStepFocus(step);
  const done = () => (datesOnly ? onClose() : onStep('booking'));
  const incomplete = !value.checkOut && (!datesOnly || value.checkIn !== undefined);
  return (
    <Overlay
      open={step !== undefined}
      onClose={onClose}
      title={atDates ? t('filter.dates') : t('booking.label')}
      closeLabel={t('common:close')}
      size={datesOnly ? 'large' : 'medium'}
      footer={
        atDates ? (
          <div className={filter.foot}>
            <Button variant="quiet" onClick={() => onChange({})}>
              {t('calendar.clear')}
            </Button>
            <Button full={false} onClick={done} invalid={incomplete}>
              {t('calendar.done')}
            </Button>
          </div>
        ) : (
          <Act {...place} onChooseDates={() => onStep('dates')} />
        )
      }
    >
      <div ref={content} tabIndex={-1} className={css.content}>
        {atDates ? (
          <StayCalendar {...calendar} />
        ) : (
          <BookingForm {...place} onChooseDates={() => onStep('dates')} />
        )}
      </div>
    </Overlay>
  );
}

/** Takes the focus to the beginning of a step that has replaced another; the overlay takes it at the first. */
function useStepFocus(step: BookingStep | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const replaced = before.current !== undefined && step !== undefined && before.current !== step;
    before.current = step;
    if (!replaced) return;
    content.current?.focus({ preventScroll: true });
    content.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return content;
}
