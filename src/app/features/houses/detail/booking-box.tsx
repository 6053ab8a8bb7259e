import { useTranslation } from 'react-i18next';
import { won } from '#contract/rules/format-money.ts';
import { preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import { Act, type BookingPlaceProps } from './booking-act.tsx';
import { BookingForm } from './booking-form.tsx';
import * as css from './booking-box.css.ts';

/** From 960 px: the booking box beside the page, in view while it scrolls. Text: houses, common, errors. */
export function BookingBox(props: BookingPlaceProps) {
  const { t } = useTranslation(['houses', 'house-card']);
  return (
    <aside className={css.box} aria-label={t('booking.label')} onPointerEnter={preloadOverlay}>
      <p className={css.month}>
        <strong className={css.amount}>{won(props.house.monthlyRent)}</strong> {t('house-card:card.perMonth')}
      </p>
      <BookingForm {...props} />
      <Act {...props} />
    </aside>
  );
}
