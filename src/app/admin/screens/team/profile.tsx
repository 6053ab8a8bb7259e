import { createFileRoute, Link, linkOptions, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminStaff } from '#contract/admin/staff/staff.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { DeleteButton } from '#app/admin/staff/delete-button.tsx';
import { blankStaff } from '#app/admin/staff/draft.ts';
import { staffProfile } from '#app/admin/staff/queries.ts';
import { StaffForm } from '#app/admin/staff/staff-form.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { AuditLogPart, type AuditLogPartProps } from '../detail/audit-log-part.tsx';

const NEW = 'new';

export const Route = createFileRoute('/_admin-area/admin/team/$id')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: {
    texts: ['admin', 'admin-staff', 'admin-files', 'admin-audit-log', 'errors'],
    menu: '/admin/houses',
  },
  loader: async ({ params: { id } }) => {
    const isNew = id === NEW;
    const [found, auditLog] = await Promise.all([
      isNew ? { ok: true as const, value: blankStaff } : staffProfile(id),
      isNew ? null : auditLogOf('staff', id),
    ]);
    return { found, auditLog };
  },
  component: ProfileScreen,
});

function ProfileScreen() {
  const { t } = useTranslation('admin-staff');
  const { id } = Route.useParams();
  return (
    <DetailPage
      id={id}
      loaded={Route.useLoaderData()}
      outcomeOf={({ found }) => found}
      back={linkOptions({ to: '/admin/team', children: t('title') })}
      heading={t('profile')}
      notFound={t('notFound')}
      failed={t('failed')}
      retry={t('retry')}
    >
      {(staff, { auditLog }) => <Editor key={staff.id} staff={staff} auditLog={auditLog} />}
    </DetailPage>
  );
}

type EditorProps = { staff: AdminStaff; auditLog: AuditLogPartProps['found'] | null };

function Editor({ staff, auditLog }: EditorProps) {
  const { t, i18n } = useTranslation('admin-staff');
  const router = useRouter();
  const navigate = Route.useNavigate();
  const isNew = staff.id === '';
  const title = isNew ? t('add') : localText(staff.name, i18n.language);
  const refresh = () => void router.invalidate();
  const saved = (id: string) =>
    isNew ? void navigate({ to: '/admin/team/$id', params: { id }, replace: true }) : refresh();
  return (
    <>
      <header className={css.head}>
        <Title>{title}</Title>
        <h1 className={css.title}>{title}</h1>
        {!isNew && (
          <div>
            <DeleteButton
              staff={staff}
              onDone={() => void navigate({ to: '/admin/team' })}
              onFailed={refresh}
            />
          </div>
        )}
      </header>
      <Part id="profile" title={t('profile')}>
        <StaffForm staff={staff} onSaved={saved} />
      </Part>
      {!isNew && <Houses staff={staff} />}
      {auditLog && <AuditLogPart found={auditLog} title={t('trail')} subject="staff" subjectId={staff.id} />}
    </>
  );
}

function Houses({ staff: { houses } }: { staff: AdminStaff }) {
  const { t, i18n } = useTranslation('admin-staff');
  return (
    <Part id="houses" title={t('hostOf')}>
      {houses.length === 0 && <p className={css.soft}>{t('hostOfNone')}</p>}
      <ul>
        {houses.map(({ id, name }) => (
          <li key={id}>
            <Link to="/admin/houses/$id" params={{ id }}>
              {localText(name, i18n.language)}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
