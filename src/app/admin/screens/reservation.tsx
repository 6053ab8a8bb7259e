import { createFileRoute, linkOptions, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Details } from './detail/details.tsx';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseReservationSearch } from '#app/admin/reservations/search-params.ts';
import { loadDetails } from './detail/load-details.ts';
import { Title } from '#app/features/brand/title.tsx';

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
  return (
    <DetailPage
      id={id}
      loaded={Route.useLoaderData()}
      outcomeOf={({ detail }) => detail}
      back={linkOptions({
        to: '/admin/reservations',
        search: lastSearch('admin-reservations', parseReservationSearch),
        children: t('title'),
      })}
      heading={t('detailTitle')}
      notFound={t('notFound')}
      failed={t('lookupFailed')}
      retry={t('retry')}
      warns="refusal"
    >
      {(shown, { detail: _, ...rest }) => (
        <>
          <Title>{`${shown.memberName ?? t('deletedMember')} ${shown.code}`}</Title>
          <Details
            key={shown.id}
            reservation={shown}
            {...rest}
            refresh={() => router.invalidate({ sync: true })}
          />
        </>
      )}
    </DetailPage>
  );
}
