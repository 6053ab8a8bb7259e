import { createFileRoute } from '@tanstack/react-router';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { currentReservation } from '#app/features/reservations/queries.ts';
import { FlowScreen } from './flow-screen.tsx';

export const Route = createFileRoute('/_public/_member/book/$id')({
  staticData: {
    texts: ['mypage', 'booking', 'refund', 'sign', 'reviews', 'auth', 'errors'],
    menu: '/mypage',
  },
  loader: async ({ params, location }) => {
    const read = await currentReservation(params.id);
    memberOnly(read, location.href);
    return read;
  },
  component: FlowScreen,
});
