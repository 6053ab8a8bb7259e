import { redirect } from '@tanstack/react-router';
import { administratorIsInvalid } from '#app/features/admin/queries.ts';
import { texts } from '#app/platform/i18n.ts';
import { session } from '#app/platform/session.ts';
import { toast } from '#app/ui/toast.ts';

type Going = { location: { href: string }; preload: boolean };

/** Lets administrators in, as the host knows them now. @throws the way to log-in for everybody else, who is told why. */
export async function letAdministrators({ location, preload }: Going): Promise<void> {
  if (session.viewer()?.role === 'admin') {
    if (preload || !(await administratorIsInvalid())) return;
    session.clear();
  }
  if (!preload) {
    await texts.loadNamespaces('admin');
    toast.warning(texts.t('admin:sessionInvalid'));
  }
  throw redirect({ to: '/auth/login', search: { next: location.href } });
}
