import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { BackLink } from '#app/admin/kit/detail/back-link.tsx';
import { Details } from './detail/details.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseReservationSearch } from '#app/admin/reservations/search-params.ts';
import { loadDetails } from './detail/load-details.ts';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Content } from '#app/ui/layout/page.tsx';

export const Route = createFileRoute('/_admin-area/admin/reservations/$id')({
  staticData: {
    texts: [
      'admin',
      'admin-reservations',
      'admin-actions',
      'admin-messages',
      'admin-audit-log',
      'admin-files',
      'errors',
    ],
    menu: '/admin/reservations',
  },
  loader: ({ params: { id } }) => loadDetails(id),
  component: ReservationScreen,
});

function ReservationScreen() {
  const { t } = useTranslation('admin-reservations');
  const { id } = Route.useParams();
  const router = useRouter();
  const { detail, ...rest } = useLastLoaded(id, Route.useLoaderData(), (loaded) => loaded.detail);
  const shown = detail.ok ? detail.value : null;
  return (
    <Content className={css.page}>
      <BackLink
        to="/admin/reservations"
        search={lastSearch('admin-reservations', parseReservationSearch)}
        activeOptions={{ exact: true }}
      >
        {t('title')}
      </BackLink>
      {shown ? (
        <>
          <Title>{`${shown.memberName ?? t('deletedMember')} ${shown.code}`}</Title>
          <Details
            key={shown.id}
            reservation={shown}
            {...rest}
            deviceName={deviceLabel}
            refresh={() => router.invalidate({ sync: true })}
          />
        </>
      ) : (
        !detail.ok && (
          <NotLoaded
            problem={detail.problem}
            heading={t('detailTitle')}
            notFound={t('notFound')}
            failed={t('lookupFailed')}
            retry={t('retry')}
            warns="refusal"
          />
        )
      )}
    </Content>
  );
}
