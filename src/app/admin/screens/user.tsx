import { createFileRoute, Link, linkOptions, useRouter } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { personName } from '#contract/rules/people/names.ts';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';
import { BlockButton } from '#app/admin/accounts/block-button.tsx';
import { CorrectionForm } from '#app/admin/accounts/correction-form.tsx';
import { parseUserSearch } from '#app/admin/accounts/search-params.ts';
import { reservationsOf, user, type UserReservations as Lists } from '#app/admin/accounts/queries.ts';
import { RoleButton } from '#app/admin/accounts/role-button.tsx';
import { UserFacts } from '#app/admin/accounts/user-facts.tsx';
import { UserReservations } from '#app/admin/accounts/user-reservations.tsx';
import { Consents, Devices, Owed } from '#app/admin/accounts/user-records.tsx';
import { BlockedBadge, InvitedBadge, RoleBadge } from '#app/admin/accounts/user-table.tsx';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { renewSession } from '#app/features/accounts/staff-only.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { Title } from '#app/features/brand/title.tsx';
import { dayOf, seoulMoment } from '#app/platform/i18n/format-instant.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { Button } from '#app/ui/controls/button.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { AuditLogPart, type AuditLogPartProps } from './detail/audit-log-part.tsx';

export const Route = createFileRoute('/_admin-area/admin/users/$id')({
  staticData: {
    texts: ['admin', 'admin-users', 'admin-reservations', 'admin-audit-log'],
    menu: '/admin/users',
  },
  loader: async ({ params: { id } }) => {
    const [account, reservations, actions] = await Promise.all([
      user(id),
      reservationsOf(id),
      auditLogOf('account', id),
    ]);
    return { account, reservations, actions };
  },
  component: UserScreen,
});

function UserScreen() {
  const { t } = useTranslation('admin-users');
  const { id } = Route.useParams();
  return (
    <DetailPage
      id={id}
      loaded={Route.useLoaderData()}
      outcomeOf={(loaded) => loaded.account}
      back={linkOptions({
        to: '/admin/users',
        search: lastSearch('admin-users', parseUserSearch),
        children: t('title'),
      })}
      heading={t('detailTitle')}
      notFound={t('notFound')}
      failed={t('lookupFailed')}
      retry={t('retry')}
      warns="always"
    >
      {(account, { reservations, actions }) => (
        <Details account={account} reservations={reservations} actions={actions} />
      )}
    </DetailPage>
  );
}

type DetailsProps = {
  account: AdminUserDetail;
  reservations: Result<Lists>;
  actions: AuditLogPartProps['found'];
};

function Details({ account, reservations, actions }: DetailsProps) {
  const { t } = useTranslation('admin-users');
  return (
    <>
      <Head account={account} />
      <div className={css.columns}>
        <div className={css.column}>
          <Part id="reservations" title={t('reservations')}>
            {reservations.ok ? (
              <UserReservations reservations={reservations.value} link={reservationLink} />
            ) : (
              <p role="alert">{reservations.problem.message ?? t('reservationsFailed')}</p>
            )}
          </Part>
          <Part id="owed" title={t('owed.title')}>
            <Owed owed={account.owed} link={reservationLink} />
          </Part>
          <AuditLogPart found={actions} title={t('trail')} subject="account" subjectId={account.id} />
        </div>
        <div className={css.column}>
          <Part id="facts" title={t('facts')}>
            <Facts account={account} />
          </Part>
          <Part id="consents" title={t('consents.title')}>
            <Consents consents={account.consents} />
          </Part>
          <Part id="devices" title={t('devices.title')}>
            <Devices devices={account.devices} deviceName={deviceLabel} />
          </Part>
        </div>
      </div>
    </>
  );
}

const reservationLink = (id: string, words: string) => (
  <Link to="/admin/reservations/$id" params={{ id }}>
    {words}
  </Link>
);

function Head({ account }: { account: AdminUserDetail }) {
  const { t, i18n } = useTranslation('admin-users');
  const router = useRouter();
  const viewer = useViewer();
  const own = viewer?.id === account.id;
  const name = personName(account);
  const actions = useRef<HTMLDivElement>(null);
  const changed = () => {
    void router.invalidate();
    keepFocus(actions.current);
  };
  // A person who has just given up the role loses this screen and its entries in menus.
  const leave = async () => {
    await renewSession();
    await router.navigate({ to: '/mypage' });
  };
  return (
    <header className={css.head}>
      <Title>{name}</Title>
      <span className={css.badges}>
        <RoleBadge role={account.role} />
        {account.blockedAt && <BlockedBadge />}
        {account.invitedAt && <InvitedBadge />}
      </span>
      <h1 className={css.title}>{name}</h1>
      {own && <p className={css.soft}>{t('you')}</p>}
      {account.invitedAt && (
        <p className={css.soft}>
          {t('invitedLine', { moment: seoulMoment(account.invitedAt, i18n.language) })}
        </p>
      )}
      {account.blockedAt && (
        <p className={css.soft}>
          {t('blockedLine', {
            date: dayOf(account.blockedAt, i18n.language),
            reason: account.blockedReason ?? '',
          })}
        </p>
      )}
      <div ref={actions} className={css.actions}>
        <RoleButton user={account} own={own} onChanged={() => (own ? void leave() : changed())} />
        {!own && <BlockButton user={account} onChanged={changed} />}
      </div>
    </header>
  );
}

function Facts({ account }: { account: AdminUserDetail }) {
  const { t } = useTranslation('admin-users');
  const router = useRouter();
  const [edits, setEdits] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setEdits(false);
    keepFocus(place.current);
  };
  return (
    <div ref={place} className={css.facts}>
      {edits ? (
        <CorrectionForm
          user={account}
          onSaved={() => {
            close();
            void router.invalidate();
          }}
          onCancel={close}
        />
      ) : (
        <>
          <UserFacts user={account} />
          <div className={css.actions}>
            <Button variant="secondary" size="small" onClick={() => setEdits(true)}>
              <Pencil size={18} />
              {t('correct.action')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
