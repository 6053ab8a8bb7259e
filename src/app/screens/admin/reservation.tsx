import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail, NoiseComplaint, StaffNote } from '#contract/admin/reservations.ts';
import type { ReservationInstalment } from '#contract/reservations.ts';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';
import { Actions } from '#app/features/admin/actions/actions.tsx';
import { Complaints } from '#app/features/admin/actions/complaints.tsx';
import { DepositSettled } from '#app/features/admin/actions/deposit-settled.tsx';
import { complaintsOf, notesOf } from '#app/features/admin/actions/queries.ts';
import { RefundSent } from '#app/features/admin/actions/refund-sent.tsx';
import { StaffNotes } from '#app/features/admin/actions/staff-notes.tsx';
import { Messages, type MessagesProps } from '#app/features/admin/messages/messages.tsx';
import { messagesOf } from '#app/features/admin/messages/queries.ts';
import { personLink } from '#app/features/admin/reservations/detail.css.ts';
import { Contract } from '#app/features/admin/reservations/contract.tsx';
import { History } from '#app/features/admin/reservations/history.tsx';
import { DoorCode } from '#app/features/admin/reservations/door-code.tsx';
import { lastSearch } from '#app/features/admin/reservations/last-search.ts';
import { Payments, PriceOf, Refunds } from '#app/features/admin/reservations/money.tsx';
import { People } from '#app/features/admin/reservations/people.tsx';
import { paymentsOf, reservationDetail } from '#app/features/admin/reservations/queries.ts';
import { StayFacts } from '#app/features/admin/reservations/stay-facts.tsx';
import { StatusBadge } from '#app/features/admin/reservations/status-badge.tsx';
import { trailOf } from '#app/features/admin/trail/queries.ts';
import { TrailSection, type TrailSectionProps } from '#app/features/admin/trail/trail-section.tsx';
import { isRefusal, warn } from '#app/features/admin/warn.ts';
import { Title } from '#app/features/brand/title.tsx';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { Problem, Result } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from './admin-detail.css.ts';

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
  loader: async ({ params: { id } }) => {
    const [detail, payments, notes, complaints, messages, trail] = await Promise.all([
      reservationDetail(id),
      paymentsOf(id),
      notesOf(id),
      complaintsOf(id),
      messagesOf(id),
      trailOf('reservation', id),
    ]);
    return { detail, payments, notes, complaints, messages, trail };
  },
  component: ReservationScreen,
});

function ReservationScreen() {
  const { t } = useTranslation('admin-reservations');
  const { id } = Route.useParams();
  const { detail, ...rest } = Route.useLoaderData();
  const [known, setKnown] = useState<AdminReservationDetail | null>(null);
  if (detail.ok && detail.value !== known) setKnown(detail.value);
  // A network that failed since takes neither the page nor a dialog with what was typed away.
  const reload = detail.ok ? detail.value : null;
  const shown = reload ?? (!detail.ok && !isRefusal(detail.problem) && known?.id === id ? known : null);
  return (
    <Content className={css.page}>
      <Link
        to="/admin/reservations"
        search={lastSearch()}
        activeOptions={{ exact: true }}
        className={css.back}
      >
        <ChevronLeft size={20} />
        {t('title')}
      </Link>
      {shown ? (
        <Details key={shown.id} reservation={shown} {...rest} />
      ) : (
        !detail.ok && <LookupFailed problem={detail.problem} />
      )}
    </Content>
  );
}

type DetailsProps = {
  reservation: AdminReservationDetail;
  payments: readonly ReservationInstalment[] | null;
  notes: Result<StaffNote[]>;
  complaints: Result<NoiseComplaint[]>;
  messages: MessagesProps['messages'];
  trail: TrailSectionProps['found'];
};

function Details(props: DetailsProps) {
  const { reservation } = props;
  const { t } = useTranslation(['admin-reservations', 'admin-actions']);
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  const refresh = () => router.invalidate();
  // The button that was pressed may be gone: whoever works without a pointer goes on from the title.
  const done = () => void refresh().then(() => title.current?.focus());
  return (
    <>
      <Head reservation={reservation} title={title} />
      <Part id="actions" title={t('admin-actions:title')}>
        <Actions reservation={reservation} onDone={done} onStale={() => void refresh()} />
      </Part>
      <div className={css.columns}>
        <div className={css.column}>
          <Facts {...props} />
          <Part id="messages" title={t('messages')}>
            <Messages
              reservationId={reservation.id}
              messages={props.messages}
              onChanged={() => void refresh()}
            />
          </Part>
        </div>
        <div className={css.column}>
          {(reservation.status === 'confirmed' || reservation.status === 'staying') && (
            <Part id="door" title={t('door.title')}>
              <DoorCode reservationId={reservation.id} onRead={() => void refresh()} />
            </Part>
          )}
          <Part id="contract" title={t('contract.title')}>
            <Contract reservation={reservation} onChanged={() => void refresh()} />
          </Part>
          <Part id="notes" title={t('admin-actions:note.title')}>
            <StaffNotes reservationId={reservation.id} notes={props.notes} onAdded={() => void refresh()} />
          </Part>
          <NoiseComplaints complaints={props.complaints} />
          <Part id="history" title={t('history')}>
            <History events={reservation.events} />
          </Part>
          <Trail {...props} />
        </div>
      </div>
    </>
  );
}

/** What administrators did to it. */
function Trail({ reservation: { id }, trail }: DetailsProps) {
  const { t } = useTranslation('admin-reservations');
  return (
    <Part id="trail" title={t('trail')}>
      <TrailSection
        found={trail}
        deviceName={deviceLabel}
        all={(words) => (
          <Link to="/admin/trail" search={{ subject: 'reservation', subjectId: id }}>
            {words}
          </Link>
        )}
      />
    </Part>
  );
}

/** People, stay and money. */
function Facts({ reservation, payments }: DetailsProps) {
  const { t } = useTranslation(['admin-reservations', 'admin-actions']);
  const router = useRouter();
  const { id, refunds, refundsToSend, depositSettled } = reservation;
  return (
    <>
      <Part id="people" title={t('people.title')}>
        <People
          reservation={reservation}
          member={(id, name) => (
            <Link to="/admin/users/$id" params={{ id }} className={personLink}>
              {name}
            </Link>
          )}
        />
      </Part>
      <Part id="stay" title={t('stay.title')}>
        <StayFacts reservation={reservation} />
      </Part>
      <Part id="payments" title={t('payment.title')}>
        <Payments payments={payments ?? reservation.payments} />
      </Part>
      {refunds.length > 0 && (
        <Part id="refunds" title={t('refund.title')}>
          <Refunds
            refunds={refunds}
            action={(refund) =>
              refundsToSend.includes(refund.id) && (
                <RefundSent reservationId={id} refund={refund} onDone={() => void router.invalidate()} />
              )
            }
          />
        </Part>
      )}
      {depositSettled && (
        <Part id="deposit" title={t('admin-actions:deposit.settledTitle')}>
          <DepositSettled settled={depositSettled} />
        </Part>
      )}
      <Part id="price" title={t('price.title')}>
        <PriceOf reservation={reservation} />
      </Part>
    </>
  );
}

/** The noise complaints of a stay; nothing where there are none. */
function NoiseComplaints({ complaints }: Pick<DetailsProps, 'complaints'>) {
  const { t } = useTranslation('admin-actions');
  if (complaints.ok && complaints.value.length === 0) return null;
  return (
    <Part id="complaints" title={t('complaint.title')}>
      {complaints.ok ? (
        <Complaints complaints={complaints.value} />
      ) : (
        <p className={css.soft}>{complaints.problem.message ?? t('complaint.notLoaded')}</p>
      )}
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type HeadProps = { reservation: AdminReservationDetail; title: RefObject<HTMLHeadingElement | null> };

function Head({ reservation, title }: HeadProps) {
  const { t, i18n } = useTranslation(['admin-reservations', 'common']);
  const { code, status, memberName, listingName, holdExpiresAt, closed, parked } = reservation;
  const name = memberName ?? t('deletedMember');
  return (
    <header className={css.head}>
      <Title>{`${name} ${code}`}</Title>
      <StatusBadge status={status} />
      <h1 ref={title} tabIndex={-1} className={css.title}>
        {name}
      </h1>
      <p className={css.soft}>
        {t('codeLine', { code })} · {localText(listingName, i18n.language)} ·{' '}
        {t('common:guests', { count: reservation.guests })}
      </p>
      {status === 'requested' && holdExpiresAt && (
        <p className={css.soft}>{t('heldUntil', { moment: seoulMoment(holdExpiresAt, i18n.language) })}</p>
      )}
      {parked && <p className={css.soft}>{t(parked.hasRoom ? 'parked.hasRoom' : 'parked.noRoom')}</p>}
      {closed && (
        <p className={css.soft}>
          {t('closedLine', {
            moment: seoulMoment(closed.at, i18n.language),
            reason: t(`reason.${closed.reason}`),
          })}
        </p>
      )}
    </header>
  );
}

function LookupFailed({ problem }: { problem: Problem }) {
  const { t } = useTranslation('admin-reservations');
  const router = useRouter();
  useEffect(() => {
    if (isRefusal(problem)) warn(problem, t('lookupFailed'));
  }, [problem, t]);
  return (
    <>
      <h1 className={css.title}>{t('detailTitle')}</h1>
      <EmptyState
        problem
        icon={<CircleAlert size={28} />}
        title={problem.code === 'not_found' ? t('notFound') : (problem.message ?? t('lookupFailed'))}
        {...(problem.code !== 'not_found' && {
          action: <Button onClick={() => void router.invalidate()}>{t('retry')}</Button>,
        })}
      />
    </>
  );
}
