import { createFileRoute } from '@tanstack/react-router';
import { todayOf } from '#app/features/reservations/model.ts';
import { contractIsKept, stay } from '#app/features/reservations/queries.ts';
import { memberOnly } from './member-only.ts';
import { StayScreen } from './stay-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/$id/')({
  staticData: {
    texts: ['mypage', 'booking', 'refund', 'sign', 'reviews', 'auth', 'errors'],
    menu: '/mypage',
  },
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params, location }) => {
    const [read, contractKept] = await Promise.all([stay(params.id), contractIsKept(params.id)]);
    memberOnly(read, location.href);
    const today = read.ok ? todayOf(read.value, Date.now()) : '';
    return { stay: read, today, contractKept };
  },
  component: StayScreen,
});
