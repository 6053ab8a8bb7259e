import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import { AboutDollars } from '../about-dollars.tsx';
import { Cost } from '../cost.tsx';
import { costOf, type Planned } from '../model.ts';
import type { StaySelection } from '../stay-selection.ts';
import { preloadBookingSheet } from './lazy-booking.tsx';
import { useProblemText } from './problem-text.ts';
import * as css from './booking-bar.css.ts';

export interface BookingBarProps {
  house: HouseDetail;
  selection: StaySelection;
  planned: Planned;
  ownHold?: ReactNode;
  asOf?: ReactNode;
  onOpen: () => void;
}

/**
 * Below 960 px: shows the price at the bottom of the window, with a button to the dates or, once chosen, to the booking. Text: houses, common,
 * errors.
 */
export function BookingBar({ house, selection, planned, ownHold, asOf, onOpen }: BookingBarProps) {
  const { t, i18n } = useTranslation(['houses', 'house-card', 'common']);
  const sayProblem = useProblemText(house);
  const { plan, problem } = planned;
  // The field's error is inside the sheet, and a link opens the page with the sheet closed.
  const wrong = problem && problem !== 'dates_required' && (ownHold ?? sayProblem(problem));
  const total = plan ? plan.price.total : house.monthlyRent;
  const preload = () => {
    preloadOverlay();
    preloadBookingSheet();
  };
  return (
    <div
      className={css.bar}
      role="region"
      aria-label={t('booking.label')}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <div className={css.words}>
        {(plan || !wrong) && (
          <span className={css.price}>
            <strong className={css.amount}>{won(total)}</strong>
            {!plan && (
              <span className={css.dates}>
                {t('house-card:card.perMonth', { nights: booking.periodNights })}
              </span>
            )}
            <AboutDollars amount={total} />
          </span>
        )}
        {wrong && <span className={css.problem}>{wrong}</span>}
        {plan && !wrong && (
          <span className={css.dates}>
            {t('booking.for', {
              dates: dateRange(plan.stay.checkIn, plan.stay.checkOut, i18n.language),
              nights: t('common:nights', { count: plan.price.nights }),
            })}
          </span>
        )}
        {!wrong && <Cost house={house} stay={plan && costOf(plan)} brief={plan !== null} />}
        {asOf}
      </div>
      <Button full={false} onClick={onOpen}>
        {selection.checkIn && selection.checkOut ? t('booking.open') : t('booking.chooseDates')}
      </Button>
    </div>
  );
}
