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

/** The rent for 30 nights with what it holds, and with dates what is paid first. Text: house-card. */
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
      <Cost house={house} stay={plan && costOf(plan)} ofRent />
    </div>
  );
}

/** The choice of dollars beside won, at the end: its note moves nothing. Text: house-card. */
export function Dollars() {
  return (
    <div className={css.dollars}>
      <DollarsChoice />
      <DollarsNote />
    </div>
  );
}

/** From 960 px: the booking box beside the page, in view while it scrolls. Text: houses, common, errors. */
export function BookingBox(props: BookingPlaceProps) {
  const { t } = useTranslation(['houses', 'house-card']);
  return (
    <aside className={css.box} aria-label={t('booking.label')} onPointerEnter={preloadOverlay}>
      <Rent {...props} />
      <BookingForm {...props} />
      <Act {...props} />
      <Dollars />
    </aside>
  );
}
