import type { RegisteredRouter } from '@tanstack/react-router';
import { logOut } from '#app/features/accounts/queries.ts';

/** Logs out and goes home. The way home begins first, so that a member's screen does not ask for a log-in on its way out. */
export async function logOutToHome(router: RegisteredRouter): Promise<void> {
  void router.navigate({ to: '/' });
  await logOut();
}
