import { createFileRoute, redirect } from '@tanstack/react-router';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { isWelcomed } from '#app/features/reservations/model.ts';
import { currentReservation } from '#app/features/reservations/queries.ts';
import { WelcomeScreen } from './welcome-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/$id/welcome')({
  staticData: { texts: ['mypage', 'booking', 'errors'], menu: '/mypage' },
  loader: async ({ params, location }) => {
    const read = memberOnly(await currentReservation(params.id), location.href);
    if (read.ok && !isWelcomed(read.value.value))
      throw redirect({ to: '/mypage/$id', params, replace: true });
    return read;
  },
  component: WelcomeScreen,
});
