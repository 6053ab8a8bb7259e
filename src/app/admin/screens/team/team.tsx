import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { allStaff } from '#app/admin/staff/queries.ts';
import { StaffList } from '#app/admin/staff/staff-list.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '../list/list.css.ts';

export const Route = createFileRoute('/_admin-area/admin/team/')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-staff', 'admin-faq'], menu: '/admin/houses' },
  loader: () => allStaff(),
  component: TeamScreen,
});

function TeamScreen() {
  const { t } = useTranslation('admin-staff');
  const found = useLastLoaded('team', Route.useLoaderData(), (loaded) => loaded);
  const router = useRouter();
  return (
    <Content className={css.page}>
      <Title>{t('title')}</Title>
      <div className={css.heading}>
        <div>
          <h1 className={css.title}>{t('title')}</h1>
          <p className={css.lead}>{t('lead')}</p>
        </div>
        <div className={css.headingActions}>
          <Link
            to="/admin/team/$id"
            params={{ id: 'new' }}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('add')}
          </Link>
        </div>
      </div>
      {found.ok ? (
        <>
          {found.value.length === 0 && <EmptyState title={t('empty')} />}
          <StaffList
            staff={found.value}
            link={({ id }, words, className) => (
              <Link to="/admin/team/$id" params={{ id }} className={className}>
                {words}
              </Link>
            )}
            onChanged={() => router.invalidate({ sync: true })}
          />
        </>
      ) : (
        <NotLoaded problem={found.problem} failed={t('failed')} retry={t('retry')} />
      )}
    </Content>
  );
}
