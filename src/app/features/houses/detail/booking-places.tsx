import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '#contract/rules/format-money.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay, preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import { BookingForm, useProblemText, type BookingFormProps } from './booking-form.tsx';
import * as css from './booking-places.css.ts';

export interface BookingPlaceProps extends BookingFormProps {
  /** Starts the booking. */
  onBook: () => void;
  /** Reason for which nothing can be booked now, whatever is selected. */
  off?: string | undefined;
  /** The time from which the prices are, where they are not live. */
  asOf?: ReactNode;
}

function Act({ house, planned, onBook, off, asOf }: BookingPlaceProps) {
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

export interface BookingBarProps extends BookingPlaceProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Below 960 px: the price at the foot of the window, the booking box in a sheet. Text: houses, common, errors. */
export function BookingBar(props: BookingBarProps) {
  const { house, planned, selection, open, onOpen, onClose } = props;
  const { t, i18n } = useTranslation(['houses', 'house-card', 'common']);
  const sayProblem = useProblemText(house);
  const { plan, problem } = planned;
  // The field's error is inside the sheet, and a link opens the page with the sheet closed.
  const wrong = problem && problem !== 'dates_required' && sayProblem(problem);
  return (
    <>
      <div className={css.bar} role="region" aria-label={t('booking.label')}>
        <div className={css.barWords}>
          {(plan || !wrong) && (
            <strong className={css.barAmount}>{won(plan ? plan.price.total : house.monthlyRent)}</strong>
          )}
          <span className={wrong ? css.barProblem : css.barDates}>
            {wrong ||
              (plan
                ? t('booking.for', {
                    dates: dateRange(plan.stay.checkIn, plan.stay.checkOut, i18n.language),
                    nights: t('common:nights', { count: plan.price.nights }),
                  })
                : t('house-card:card.perMonth'))}
          </span>
          {props.asOf}
        </div>
        <Button full={false} onClick={onOpen}>
          {selection.checkIn && selection.checkOut ? t('booking.open') : t('booking.chooseDates')}
        </Button>
      </div>
      <Overlay
        open={open}
        onClose={onClose}
        title={t('booking.label')}
        closeLabel={t('common:close')}
        footer={<Act {...props} />}
      >
        <BookingForm {...props} />
      </Overlay>
    </>
  );
}
