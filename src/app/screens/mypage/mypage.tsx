import { createFileRoute } from '@tanstack/react-router';
import { seoulDate } from '#contract/rules/dates.ts';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { addressOnScreen, cachedProfile } from '#app/features/accounts/queries.ts';
import { preloadReader } from '#app/features/contracts/load-reader.ts';
import { foremostReservations, todayOf } from '#app/features/reservations/model.ts';
import { cacheNextReservation, myReservations, stay } from '#app/features/reservations/queries.ts';
import { session } from '#app/platform/session/session.ts';
import { listParts, noListParts } from './lazy/list-parts.ts';
import { MyPageScreen } from './mypage-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/')({
  staticData: { texts: ['mypage', 'booking', 'auth', 'errors'], menu: '/mypage' },
  loader: async ({ location }) => {
    const [stays, { email }, cached] = await Promise.all([
      myReservations(),
      addressOnScreen(),
      cachedProfile(),
    ]);
    memberOnly(stays, location.href);
    const today = seoulDate(Date.now());
    const summaries = stays.ok ? foremostReservations(stays.value.value, today) : [];
    const [parts, ...details] = await Promise.all([
      stays.ok ? listParts(stays.value.fromDevice) : noListParts,
      ...summaries.map(({ id }) => stay(id)),
    ]);
    if (stays.ok && !stays.value.fromDevice) {
      void cacheNextReservation(stays.value.value);
      if (summaries.length > 0) preloadReader();
    }
    return {
      stays,
      today,
      foremost: details.flatMap((read) =>
        read.ok ? [{ ...read.value, today: todayOf(read.value, Date.now()) }] : [],
      ),
      // A just changed name is not in the token yet.
      name: cached?.value.firstName ?? session.viewer()?.name ?? '',
      email,
      parts,
    };
  },
  component: MyPageScreen,
});
