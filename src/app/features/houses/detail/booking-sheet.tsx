import { useTranslation } from 'react-i18next';
import type { Stay } from '#contract/rules/policy.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { StayCalendar, type StayCalendarProps } from '../stay-calendar.tsx';
import * as filter from '../search/filter-sheet.css.ts';
import { Act, type BookingPlaceProps } from './booking-act.tsx';
import { DollarsNote } from '../dollars-choice.tsx';
import { Rent } from './booking-box.tsx';
import { BookingForm } from './booking-form.tsx';
import * as css from '../step.css.ts';
import { firstArrival, planStay } from '../model.ts';
import { StayPresets } from '../stay-presets.tsx';
import * as presets from '../stay-presets.css.ts';
import { useStepFocus } from '../use-step-focus.ts';

export type BookingStep = 'dates' | 'booking';

export interface BookingSheetProps extends Omit<BookingPlaceProps, 'onChooseDates'> {
  calendar: StayCalendarProps;
  step: BookingStep | undefined;
  /** True if only dates are asked for, because the booking box is beside the page. */
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
          <Dates house={place.house} calendar={calendar} />
        ) : (
          <>
            <Rent {...place} />
            <BookingForm {...place} onChooseDates={() => onStep('dates')} />
            <DollarsNote />
          </>
        )}
      </div>
    </Overlay>
  );
}

function Dates({ house, calendar }: Pick<BookingSheetProps, 'house' | 'calendar'>) {
  const { value, onChange, today, taken = [] } = calendar;
  const isOff = (stay: Stay) => {
    const planned = planStay(house, { ...stay, guests: 1, beddingSets: 0 }, today, taken);
    return planned.problem !== null;
  };
  return (
    <div>
      <div className={presets.parts}>
        <StayPresets
          {...{ value, onChange, today, isOff }}
          from={firstArrival(today, taken, house.minNights)}
        />
      </div>
      <StayCalendar {...calendar} months="sheet" />
    </div>
  );
}
