import { createFileRoute } from '@tanstack/react-router';
import { me } from '#app/features/accounts/queries.ts';
import { keepReader } from '#app/features/contracts/keep-reader.ts';
import { nextStay, todayOf } from '#app/features/reservations/model.ts';
import { keepNextStay, myStays, stay } from '#app/features/reservations/queries.ts';
import { deviceOwner } from '#app/platform/offline.ts';
import { session } from '#app/platform/session.ts';
import { memberOnly } from './member-only.ts';
import { MyPageScreen } from './mypage-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/')({
  staticData: { texts: ['mypage', 'booking', 'auth', 'errors'], menu: '/mypage' },
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ location }) => {
    const [stays, account, owner] = await Promise.all([myStays(), me(), deviceOwner()]);
    memberOnly(stays, location.href);
    const next = stays.ok ? nextStay(stays.value.value) : null;
    const nextWhole = next ? await stay(next.id) : null;
    if (stays.ok && !stays.value.fromDevice) {
      void keepNextStay(stays.value.value);
      if (next) keepReader();
    }
    return {
      stays,
      next: nextWhole?.ok ? { ...nextWhole.value, today: todayOf(nextWhole.value, Date.now()) } : null,
      name: session.viewer()?.name ?? owner?.name ?? '',
      email: account.ok ? account.value.email : null,
    };
  },
  component: MyPageScreen,
});
