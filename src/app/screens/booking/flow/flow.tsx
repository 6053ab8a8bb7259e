import { createFileRoute, redirect } from '@tanstack/react-router';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { isWelcomed } from '#app/features/reservations/model.ts';
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
    // The device's copy is shown here: the page of the moment may not be on the device.
    if (read.ok && !read.value.fromDevice && isWelcomed(read.value.value))
      throw redirect({ to: '/mypage/$id/welcome', params, replace: true });
    return read;
  },
  component: FlowScreen,
});
