import type { RegisteredRouter } from '@tanstack/react-router';
import { logOut } from '#app/features/accounts/log-out.ts';

/** Logs out and navigates home. The navigation starts first, so that a member's screen does not redirect to log-in meanwhile. */
export async function logOutToHome(router: RegisteredRouter): Promise<void> {
  void router.navigate({ to: '/' });
  await logOut();
}
