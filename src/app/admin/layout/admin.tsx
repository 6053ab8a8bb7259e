import { createFileRoute } from '@tanstack/react-router';
import { AdminBar } from './admin-bar.tsx';
import * as css from './admin-bar.css.ts';
import { PageFrame } from '#app/layouts/page-frame.tsx';

/** The admin area. Every change of route asks the host if the account is still an administrator (docs/specification.md#states-and-transitions). */
export const Route = createFileRoute('/_admin-area')({
  ssr: false,
  staticData: { texts: ['admin'] },
  beforeLoad: async (going) => (await import('./admin-guard.ts')).letAdministrators(going),
  component: AdminLayout,
});

function AdminLayout() {
  return <PageFrame bar={<AdminBar />} mainClassName={css.main} transitions={false} />;
}
