import { createFileRoute } from '@tanstack/react-router';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { todayOf } from '#app/features/reservations/model.ts';
import { isContractCached, stay } from '#app/features/reservations/queries.ts';
import { noParts, stayParts } from '#app/screens/mypage/lazy/reservation-parts.ts';
import { ReservationScreen } from './reservation-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/$id/')({
  staticData: {
    texts: ['mypage', 'booking', 'refund', 'sign', 'reviews', 'auth', 'errors'],
    menu: '/mypage',
  },
  loader: async ({ params, location }) => {
    const [read, contractCached] = await Promise.all([stay(params.id), isContractCached(params.id)]);
    memberOnly(read, location.href);
    if (!read.ok) return { reservation: read, today: '', contractCached, parts: noParts };
    const today = todayOf(read.value, Date.now());
    const parts = await stayParts(read.value, today, location.searchStr.includes('setup='));
    return { reservation: read, today, contractCached, parts };
  },
  component: ReservationScreen,
});
