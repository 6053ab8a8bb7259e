import { createFileRoute } from '@tanstack/react-router';
import { seoulDate } from '#contract/rules/dates.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { profile } from '#app/features/accounts/queries.ts';
import { within } from '#app/features/houses/detail/use-settled.ts';
import { availability, house } from '#app/features/houses/queries.ts';
import { quote, quoteWithCoupon } from '#app/features/reservations/queries.ts';
import { attempt } from '#app/platform/api/result.ts';
import { numberOf } from '#app/platform/browser/search-param.ts';
import { BookScreen } from './book-screen.tsx';
import { readBookSearch } from './book-search.ts';

export const Route = createFileRoute('/_public/_member/book')({
  staticData: { texts: ['booking', 'refund', 'auth', 'errors'], menu: '/houses', chrome: { footer: false } },
  validateSearch: readBookSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, location }) => {
    const { houseId, checkIn, checkOut, coupon, method } = deps;
    const request = {
      houseId,
      checkIn,
      checkOut,
      guests: numberOf(deps.guests),
      beddingSets: numberOf(deps.beddingSets),
      isInternational: method !== undefined && isInternationalMethod(method),
    };
    const free = availability(houseId);
    const [home, person, quoted] = await Promise.all([
      attempt(() => house(houseId)),
      profile(),
      coupon ? quoteWithCoupon({ ...request, couponCode: coupon }) : quote(request).then(withoutCoupon),
    ]);
    return {
      home,
      person: memberOnly(person, location.href),
      today: seoulDate(Date.now()),
      // The form waits for its price, not for the calendar.
      free: await within(free, 0),
      ...quoted,
    };
  },
  component: BookScreen,
});

function withoutCoupon(quoted: Awaited<ReturnType<typeof quote>>) {
  return { quoted, couponProblem: null };
}
