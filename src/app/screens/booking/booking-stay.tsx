import { getRouteApi, Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import type { Quote } from '#contract/reservations/reservations.ts';
import { BookingSection } from '#app/features/booking/booking-section.tsx';
import { change as linkClass } from '#app/features/booking/booking.css.ts';
import { CouponField } from '#app/features/booking/coupon-field.tsx';
import { StayFields } from '#app/features/booking/stay-fields.tsx';
import type { Booking } from './use-booking.ts';

const route = getRouteApi('/_public/_member/book');

export interface BookingStayProps {
  booking: Booking;
  house: HouseDetail;
  quote: Quote;
  /** Coupon error from sending the request; newer than the quote's error. */
  couponError: string | undefined;
}

export function BookingStay({ booking, house, quote, couponError }: BookingStayProps) {
  const { t } = useTranslation('booking');
  const { couponProblem } = route.useLoaderData();
  const loading = useRouterState({ select: (state) => state.isLoading });
  const { search, chosen, draft } = booking;
  const { houseId, checkIn, checkOut, coupon } = search;
  const { guests, beddingSets } = chosen;
  const { price, couponCode } = quote;
  return (
    <BookingSection id="stay" title={t('stay.title')}>
      <StayFields
        house={house}
        checkIn={checkIn}
        checkOut={checkOut}
        nights={price.nights}
        guests={guests}
        beddingSets={beddingSets}
        onChange={booking.adjust}
        changeDates={
          <Link
            to="/detail"
            search={{ id: houseId, checkIn, checkOut, guests, beddingSets }}
            hash="availability"
            className={linkClass}
          >
            {t('stay.change')}
          </Link>
        }
      />
      <CouponField
        typed={draft.coupon}
        onType={booking.typeCoupon}
        applied={couponCode ? { code: couponCode, worth: price.coupon } : null}
        error={couponError ?? ((coupon && couponProblem?.message) || null)}
        busy={loading && draft.coupon !== ''}
        onApply={booking.applyCoupon}
        onRemove={booking.removeCoupon}
      />
    </BookingSection>
  );
}
