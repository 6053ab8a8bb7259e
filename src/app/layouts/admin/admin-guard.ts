import { redirect } from '@tanstack/react-router';
import { administratorIsInvalid } from '#app/features/admin/queries.ts';
import { texts } from '#app/platform/i18n/i18n.ts';
import { session } from '#app/platform/session/session.ts';
import { toast } from '#app/ui/feedback/toast.ts';

type Going = { location: { href: string }; preload: boolean };

/** Admits administrators, as the host knows them now. @throws a redirect to log-in, with the reason, for everybody else. */
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
