import { createFileRoute } from '@tanstack/react-router';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { availability, house } from '#app/features/houses/queries.ts';
import { takenByOthers, todayOf } from '#app/features/reservations/model.ts';
import { changeQuote, currentReservation } from '#app/features/reservations/queries.ts';
import { attempt } from '#app/platform/api/result.ts';
import { numberOf, numberParam, stringParam } from '#app/platform/browser/search-param.ts';
import { ChangeScreen } from './change-screen.tsx';

/** Requested terms from the search parameters, valid or not. A missing one stays as booked. */
export type ChangeSearch = {
  checkIn?: string;
  checkOut?: string;
  guests?: number | string;
  beddingSets?: number | string;
};

function readChangeSearch(search: Record<string, unknown>): ChangeSearch {
  const day = (name: 'checkIn' | 'checkOut') =>
    stringParam(search[name]) ? { [name]: stringParam(search[name]) } : {};
  const number = (name: 'guests' | 'beddingSets') => {
    const given = numberParam(search[name]);
    return given === undefined ? {} : { [name]: given };
  };
  return { ...day('checkIn'), ...day('checkOut'), ...number('guests'), ...number('beddingSets') };
}

export const Route = createFileRoute('/_public/_member/mypage/$id/change')({
  staticData: {
    texts: ['mypage', 'booking', 'refund', 'houses', 'house-card', 'auth', 'errors'],
    menu: '/mypage',
  },
  validateSearch: readChangeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, location }) => {
    const read = memberOnly(await currentReservation(params.id), location.href);
    if (!read.ok) return { read, offer: null };
    const { value } = read.value;
    const { checkIn, checkOut, guests, beddingSets, houseId } = value;
    const wished = { checkIn, checkOut, guests, beddingSets, ...deps };
    const terms = {
      ...wished,
      guests: numberOf(wished.guests),
      beddingSets: numberOf(wished.beddingSets),
    };
    const [home, taken, quoted] = await Promise.all([
      attempt(() => house(houseId)),
      availability(houseId),
      changeQuote(params.id, terms),
    ]);
    if (!home.ok) return { read: home, offer: null };
    if (!home.value) return { read, offer: null };
    const offer = {
      house: home.value,
      quoted,
      terms,
      today: todayOf(read.value, Date.now()),
      taken: takenByOthers(taken?.taken ?? [], { from: checkIn, to: checkOut }),
    };
    return { read, offer };
  },
  component: ChangeScreen,
});
