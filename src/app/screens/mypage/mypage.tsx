import { createFileRoute } from '@tanstack/react-router';
import { keptProfile, me } from '#app/features/accounts/queries.ts';
import { keepReader } from '#app/features/contracts/keep-reader.ts';
import { nextStay, todayOf } from '#app/features/reservations/model.ts';
import { keepNextStay, myStays, stay } from '#app/features/reservations/queries.ts';
import { session } from '#app/platform/session.ts';
import { memberOnly } from './member-only.ts';
import { MyPageScreen } from './mypage-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/')({
  staticData: { texts: ['mypage', 'booking', 'auth', 'errors'], menu: '/mypage' },
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ location }) => {
    const [stays, account, kept] = await Promise.all([myStays(), me(), keptProfile()]);
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
      // A name that was changed a moment ago is not in the token yet.
      name: kept?.value.firstName ?? session.viewer()?.name ?? '',
      email: account.ok ? account.value.email : null,
    };
  },
  component: MyPageScreen,
});
