import { createFileRoute } from '@tanstack/react-router';
import { memberOnly } from '#app/features/accounts/member-only.ts';
import { devices, cachedProfile, profile } from '#app/features/accounts/queries.ts';
import { session } from '#app/platform/session/session.ts';
import { ProfileScreen } from './profile-screen.tsx';

export const Route = createFileRoute('/_public/_member/mypage/profile')({
  staticData: { texts: ['profile', 'mypage', 'auth', 'errors'], menu: '/mypage' },
  loader: async ({ location }) => {
    const [read, loggedIn] = await Promise.all([profile(), devices()]);
    memberOnly(read, location.href);
    return {
      profile: read,
      devices: loggedIn,
      cached: read.ok ? null : await cachedProfile(),
      // The settings need the host, so that no device stores them beforehand.
      Settings: read.ok
        ? await import('./profile/profile-settings.tsx').then(
            ({ ProfileSettings }) => ProfileSettings,
            () => null,
          )
        : null,
      accountId: session.viewer()?.id ?? '',
    };
  },
  component: ProfileScreen,
});
