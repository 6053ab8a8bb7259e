import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { partyProblem, stayProblem } from '#contract/rules/stay.ts';
import { BookingSection } from '#app/features/booking/booking-section.tsx';
import { PriceDetails } from '#app/features/booking/price-details.tsx';
import { StayDates } from '#app/features/booking/stay-dates.tsx';
import { Instalments } from '#app/features/reservations/money/instalments.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { numberOf } from '#app/platform/browser/search-param.ts';
import type { BookSearch } from './book-search.ts';

export interface BookingPreviewProps {
  house: HouseDetail;
  search: BookSearch;
  /** Current date in Seoul. */
  today: PlainDate;
}

/** Previews the price offline by the host's own booking rules, without coupon and dollars. Needs the `booking` texts. */
export function BookingPreview({ house, search, today }: BookingPreviewProps) {
  const { t } = useTranslation('booking');
  const { checkIn, checkOut } = search;
  const beddingSets = numberOf(search.beddingSets);
  const wrongParty = partyProblem(numberOf(search.guests), beddingSets, house.maxGuests);
  if (wrongParty || stayProblem(search, today, house.minNights)) return null;
  const { price, schedule, policy } = quoteOf(house, search, {
    beddingSets,
    coupon: null,
    bookedOn: today,
    krwPerUsd: null,
    isInternational: false,
  });
  return (
    <>
      <BookingSection id="stay" title={t('stay.title')}>
        <StayDates checkIn={checkIn} checkOut={checkOut} />
      </BookingSection>
      <BookingSection id="price" title={t('price.title')} lead={t('price.preview')}>
        <PriceDetails price={price} beddingSets={beddingSets} couponCode={null} usd={null} charged={false} />
        {schedule.length > 1 && <Instalments payments={schedule} />}
      </BookingSection>
      <BookingSection id="policy" title={t('policy.title')} lead={t('policy.lead')}>
        <PolicyTimeline policy={policy} checkIn={checkIn} today={today} hasDeposit={price.deposit > 0} />
      </BookingSection>
    </>
  );
}
