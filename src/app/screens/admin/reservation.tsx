import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';
import * as css from '#app/features/admin/admin-detail.css.ts';
import { BackLink } from '#app/features/admin/back-link.tsx';
import { Details } from '#app/features/admin/detail/details.tsx';
import { lastSearch } from '#app/features/admin/reservations/last-search.ts';
import { loadDetails } from '#app/features/admin/detail/load-details.ts';
import { isRefusal } from '#app/features/admin/warn.ts';
import { NotLoaded } from '#app/features/admin/not-loaded.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Content } from '#app/ui/layout/page.tsx';

export const Route = createFileRoute('/_admin-area/admin/reservations/$id')({
  staticData: {
    texts: [
      'admin',
      'admin-reservations',
      'admin-actions',
      'admin-messages',
      'admin-trail',
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
  const { detail, ...rest } = Route.useLoaderData();
  const [known, setKnown] = useState<AdminReservationDetail | null>(null);
  if (detail.ok && detail.value !== known) setKnown(detail.value);
  // A network that failed since takes neither the page nor a dialog with what was typed away.
  const reload = detail.ok ? detail.value : null;
  const shown = reload ?? (!detail.ok && !isRefusal(detail.problem) && known?.id === id ? known : null);
  return (
    <Content className={css.page}>
      <BackLink to="/admin/reservations" search={lastSearch()} activeOptions={{ exact: true }}>
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
            refresh={() => router.invalidate()}
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
