import { createFileRoute } from '@tanstack/react-router';
import { AdminBar } from './admin-bar.tsx';
import * as css from './admin-bar.css.ts';
import { PageFrame } from './page-frame.tsx';

/** The admin area. On every change of route the host is asked whether the account still is an administrator's (spec section 4). */
export const Route = createFileRoute('/_admin-area')({
  ssr: false,
  staticData: { texts: ['admin'] },
  beforeLoad: async (going) => (await import('./admin-guard.ts')).letAdministrators(going),
  component: AdminLayout,
});

function AdminLayout() {
  return <PageFrame bar={<AdminBar />} mainClassName={css.main} transitions={false} />;
}
