import { createFileRoute } from '@tanstack/react-router';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { stay } from '#app/features/reservations/queries.ts';
import { ReviewScreen } from './review-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/$id/review')({
  staticData: { texts: ['reviews', 'mypage', 'errors'], menu: '/mypage' },
  loader: async ({ params, location }) => ({
    reservation: memberOnly(await stay(params.id), location.href),
  }),
  component: ReviewScreen,
});
