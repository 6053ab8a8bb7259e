import { createFileRoute, redirect } from '@tanstack/react-router';
import { administratorIsInvalid } from '#app/features/admin/queries.ts';
import { texts } from '#app/platform/i18n.ts';
import { session } from '#app/platform/session.ts';
import { toast } from '#app/ui/toast.ts';
import { AdminBar } from './admin-bar.tsx';
import * as css from './admin-bar.css.ts';
import { PageFrame } from './page-frame.tsx';

/** The admin area. On every change of route the host is asked whether the account still is an administrator's (spec section 4). */
export const Route = createFileRoute('/_admin-area')({
  ssr: false,
  staticData: { texts: ['admin'] },
  beforeLoad: async ({ location, preload }) => {
    if (session.viewer()?.role === 'admin') {
      if (preload || !(await administratorIsInvalid())) return;
      session.clear();
    }
    if (!preload) {
      await texts.loadNamespaces('admin');
      toast.warning(texts.t('admin:sessionInvalid'));
    }
    throw redirect({ to: '/auth/login', search: { next: location.href } });
  },
  component: AdminLayout,
});

function AdminLayout() {
  return <PageFrame bar={<AdminBar />} mainClassName={css.main} transitions={false} />;
}
