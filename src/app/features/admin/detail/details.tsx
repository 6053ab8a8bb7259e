import { Link } from '@tanstack/react-router';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Actions } from '../actions/actions.tsx';
import { Complaints } from '../actions/complaints.tsx';
import { DepositSettled } from '../actions/deposit-settled.tsx';
import { RefundSent } from '../actions/refund-sent.tsx';
import { StaffNotes } from '../actions/staff-notes.tsx';
import * as css from '../admin-detail.css.ts';
import { Messages } from '../messages/messages.tsx';
import { TrailSection, type TrailSectionProps } from '../trail/trail-section.tsx';
import { Contract } from '../reservations/contract.tsx';
import { personLink } from '../reservations/detail.css.ts';
import { DoorCode } from '../reservations/door-code.tsx';
import { History } from '../reservations/history.tsx';
import type { LoadedDetails } from './load-details.ts';
import { Payments, PriceOf, Refunds } from '../reservations/money.tsx';
import { People } from '../reservations/people.tsx';
import { StatusBadge } from '../reservations/status-badge.tsx';
import { StayFacts } from '../reservations/stay-facts.tsx';

export interface DetailsProps extends Omit<LoadedDetails, 'detail'> {
  reservation: AdminReservationDetail;
  /** Names a device in the trail. */
  deviceName: TrailSectionProps['deviceName'];
  /** Reads everything anew. */
  refresh: () => Promise<unknown>;
  /** In a column of its own: the parts stand below each other. */
  narrow?: boolean;
}

/** Everything about a reservation, and what can be done to it. Text: admin-reservations, admin-actions, admin-messages, admin-trail. */
export function Details(props: DetailsProps) {
  const { reservation, refresh, narrow } = props;
  const { t } = useTranslation(['admin-reservations', 'admin-actions']);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed may be gone: whoever works without a pointer goes on from the title.
  const done = () => void refresh().then(() => title.current?.focus());
  return (
    <>
      <Head reservation={reservation} title={title} level={narrow ? 'h2' : 'h1'} />
      <Part id="actions" title={t('admin-actions:title')}>
        <Actions reservation={reservation} onDone={done} onStale={() => void refresh()} />
      </Part>
      <div className={narrow ? css.column : css.columns}>
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

/** The trail of the reservation. */
function Trail({ reservation: { id }, trail, deviceName }: DetailsProps) {
  const { t } = useTranslation('admin-reservations');
  return (
    <Part id="trail" title={t('trail')}>
      <TrailSection
        found={trail}
        deviceName={deviceName}
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
function Facts({ reservation, payments, refresh }: DetailsProps) {
  const { t } = useTranslation(['admin-reservations', 'admin-actions']);
  const { id, refunds, refundsToSend, depositSettled } = reservation;
  return (
    <>
      <Part id="people" title={t('people.title')}>
        <People
          reservation={reservation}
          onInvited={() => void refresh()}
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
                <RefundSent reservationId={id} refund={refund} onDone={() => void refresh()} />
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

type HeadProps = {
  reservation: AdminReservationDetail;
  title: RefObject<HTMLHeadingElement | null>;
  /** Beside a list the page has a title of its own. */
  level: 'h1' | 'h2';
};

function Head({ reservation, title, level: Heading }: HeadProps) {
  const { t, i18n } = useTranslation(['admin-reservations', 'common']);
  const { code, status, memberName, listingName, holdExpiresAt, closed, parked } = reservation;
  const name = memberName ?? t('deletedMember');
  return (
    <header className={css.head}>
      <StatusBadge status={status} />
      <Heading ref={title} tabIndex={-1} className={css.title}>
        {name}
      </Heading>
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
