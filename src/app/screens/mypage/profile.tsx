import { createFileRoute } from '@tanstack/react-router';
import { devices, keptProfile, profile } from '#app/features/accounts/queries.ts';
import { session } from '#app/platform/session.ts';
import { memberOnly } from './member-only.ts';
import { ProfileScreen } from './profile-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/profile')({
  staticData: { texts: ['profile', 'mypage', 'auth', 'errors'], menu: '/mypage' },
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ location }) => {
    const [read, loggedIn] = await Promise.all([profile(), devices()]);
    memberOnly(read, location.href);
    return {
      profile: read,
      devices: loggedIn,
      kept: read.ok ? null : await keptProfile(),
      accountId: session.viewer()?.id ?? '',
    };
  },
  component: ProfileScreen,
});
