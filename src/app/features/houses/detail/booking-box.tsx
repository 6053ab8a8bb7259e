import { useTranslation } from 'react-i18next';
import { won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import { AboutDollars } from '../about-dollars.tsx';
import { DollarsChoice, DollarsNote } from '../dollars-choice.tsx';
import { Cost } from '../cost.tsx';
import * as cost from '../cost.css.ts';
import { costOf } from '../model.ts';
import { Act, type BookingPlaceProps } from './booking-act.tsx';
import { BookingForm } from './booking-form.tsx';
import * as css from './booking-box.css.ts';

/** Shows the rent for 30 nights with what it includes, the first payment if dates are chosen, and the choice of dollars. Text: house-card. */
export function Rent({ house, planned: { plan } }: Pick<BookingPlaceProps, 'house' | 'planned'>) {
  const { t } = useTranslation('house-card');
  return (
    <div>
      <p className={cost.row}>
        <span className={css.month}>
          <strong className={css.amount}>{won(house.monthlyRent)}</strong>{' '}
          {t('card.perMonth', { nights: booking.periodNights })}
        </span>
        <AboutDollars amount={house.monthlyRent} />
      </p>
      <div className={css.costs}>
        <Cost house={house} stay={plan && costOf(plan)} ofRent />
        <DollarsChoice />
      </div>
    </div>
  );
}

/**
 * From 960 px: the booking box beside the page, which stays in view while the page scrolls; its button also stays in view if the box is taller than
 * the window. Text: houses, common, errors.
 */
export function BookingBox(props: BookingPlaceProps) {
  const { t } = useTranslation(['houses', 'house-card']);
  return (
    <aside className={css.box} aria-label={t('booking.label')} onPointerEnter={preloadOverlay}>
      <Rent {...props} />
      <BookingForm {...props} />
      <div className={css.foot}>
        <Act {...props} />
      </div>
      <DollarsNote />
    </aside>
  );
}
