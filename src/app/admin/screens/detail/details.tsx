import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { Actions } from '#app/admin/reservations/actions/actions.tsx';
import { DepositSettled } from '#app/admin/reservations/actions/deposit-settled.tsx';
import { EndDoubt } from '#app/admin/reservations/refunds/end-doubt.tsx';
import { OrdersInDoubt } from '#app/admin/reservations/refunds/orders-in-doubt.tsx';
import { RefundAccountOf } from '#app/admin/reservations/refunds/refund-account.tsx';
import { RefundSent } from '#app/admin/reservations/refunds/refund-sent.tsx';
import { TakeRefund } from '#app/admin/reservations/refunds/take-refund.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { LazyCheckOut } from '#app/admin/check-outs/lazy-check-out.tsx';
import { RemindPayment } from '#app/admin/reservations/messages/remind-payment.tsx';
import { Contract } from '#app/admin/reservations/contract.tsx';
import { personLink } from '#app/admin/reservations/detail.css.ts';
import { DoorCode } from '#app/admin/reservations/door-code.tsx';
import { foot, whole } from '#app/admin/reservations/detail/detail-foot.css.ts';
import { AuditLogPart } from './audit-log-part.tsx';
import type { LoadedDetails } from './load-details.ts';
import { Payments, PriceOf, Refunds } from '#app/admin/reservations/money.tsx';
import { People } from '#app/admin/reservations/people.tsx';
import { ReservationFacts } from '#app/admin/reservations/reservation-facts.tsx';
import { Timeline } from '#app/admin/reservations/timeline/timeline.tsx';
import { DetailHead } from '#app/admin/reservations/detail/detail-head.tsx';

/** Loads the tickets of the reservation with their texts; shows nothing if that fails. */
const ReservationTickets = lazy<ComponentType<{ reservationId: string }>>(() =>
  withTexts('admin-tickets', import('#app/admin/tickets/reservation-tickets.tsx')).then(
    (module) => ({ default: module.ReservationTickets }),
    () => ({ default: () => null }),
  ),
);

export interface DetailsProps extends Omit<LoadedDetails, 'detail'> {
  reservation: AdminReservationDetail;
  refresh: () => Promise<unknown>;
  narrow?: boolean;
}

/** Statuses in which the member may have sent a check-out report. */
const hasStayed = new Set<AdminReservationDetail['status']>(['staying', 'completed', 'checked_out_early']);

/** Everything about a reservation, and what can be done to it. Text: admin-reservations, admin-actions, admin-messages, admin-audit-log. */
export function Details(props: DetailsProps) {
  const { reservation, payments, refresh, narrow } = props;
  const { t } = useTranslation(['admin-reservations', 'admin-actions']);
  const { title, isUpdating, done } = useDone(reservation, refresh);
  return (
    <div className={whole}>
      <DetailHead
        reservation={reservation}
        payments={payments ?? reservation.payments}
        title={title}
        isUpdating={isUpdating}
        level={narrow ? 'h2' : 'h1'}
      />
      <section className={narrow ? foot.drawer : foot.page} aria-labelledby="actions">
        <h2 id="actions" className={visuallyHidden}>
          {t('admin-actions:title')}
        </h2>
        <Actions reservation={reservation} onDone={done} onStale={() => void refresh()} />
      </section>
      <div className={narrow ? css.column : css.columns}>
        <div className={css.column}>
          {hasStayed.has(reservation.status) && (
            <LazyCheckOut
              reservationId={reservation.id}
              settled={reservation.depositSettled}
              read={reservation}
              onAnswered={() => void refresh()}
            />
          )}
          <Persons {...props} />
          <Part id="timeline" title={t('timeline.title')}>
            <Timeline {...props} onChanged={() => void refresh()} />
          </Part>
        </div>
        <div className={css.column}>
          {(reservation.status === 'confirmed' || reservation.status === 'staying') && (
            <Part id="door" title={t('door.title')}>
              <DoorCode reservationId={reservation.id} onRead={() => void refresh()} />
            </Part>
          )}
          <Facts {...props} />
          <Part id="contract" title={t('contract.title')}>
            <Contract reservation={reservation} onChanged={() => void refresh()} />
          </Part>
          <Suspense>
            <ReservationTickets key={reservation.id} reservationId={reservation.id} />
          </Suspense>
          <AuditLogPart
            found={props.auditLog}
            title={t('trail')}
            subject="reservation"
            subjectId={reservation.id}
          />
        </div>
      </div>
    </div>
  );
}

/** Loads everything again after an action, and hides the old status until then. */
function useDone(reservation: AdminReservationDetail, refresh: () => Promise<unknown>) {
  const title = useRef<HTMLHeadingElement>(null);
  const [before, setBefore] = useState<AdminReservationDetail | null>(null);
  const done = () => {
    setBefore(reservation);
    // The button that was pressed may be gone: whoever works without a pointer goes on from the title.
    void refresh()
      .finally(() => setBefore(null))
      .then(() => title.current?.focus());
  };
  return { title, isUpdating: before === reservation, done };
}

function Persons({ reservation, refresh }: DetailsProps) {
  const { t } = useTranslation('admin-reservations');
  return (
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
  );
}

/** True for a payment that is due, of a member who can be mailed. */
function isAskedFor(
  { status, dueOn }: ReservationInstalment,
  { memberEmail, serverNow }: AdminReservationDetail,
): boolean {
  const isOwed = status === 'overdue' || (status === 'due' && dueOn <= seoulDate(Date.parse(serverNow)));
  return isOwed && memberEmail !== null;
}

function Facts(props: DetailsProps) {
  const { reservation, refresh } = props;
  const { t } = useTranslation(['admin-reservations', 'admin-actions']);
  const { id, refunds, refundsToSend, refundsFailing, depositSettled } = reservation;
  return (
    <>
      <Part id="stay" title={t('stay.title')}>
        <ReservationFacts reservation={reservation} />
      </Part>
      <PaymentsPart {...props} />
      {refunds.length > 0 && (
        <Part id="refunds" title={t('refund.title')}>
          <Refunds
            reservation={reservation}
            action={(refund) => {
              const again = () => void refresh();
              const task = { reservation, refund, onDone: again, onStale: again };
              if (refundsToSend.includes(refund.id)) return <RefundSent {...task} />;
              return refundsFailing.includes(refund.id) && <TakeRefund {...task} />;
            }}
          />
          {refundsToSend.length + refundsFailing.length > 0 && (
            <RefundAccountOf key={id} reservationId={id} onRead={() => void refresh()} />
          )}
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

function PaymentsPart({ reservation, payments, refresh }: DetailsProps) {
  const { t } = useTranslation('admin-reservations');
  const { id, doubts } = reservation;
  return (
    <Part id="payments" title={t('payment.title')}>
      <Payments
        payments={payments ?? reservation.payments}
        isClosed={reservation.closed !== null}
        action={(payment) =>
          isAskedFor(payment, reservation) && (
            <RemindPayment
              reservationId={id}
              payment={payment}
              email={reservation.memberEmail}
              onSent={() => void refresh()}
            />
          )
        }
      />
      {doubts.length > 0 && (
        <OrdersInDoubt
          orders={doubts}
          action={(order) => (
            <EndDoubt
              reservation={reservation}
              order={order}
              onDone={() => void refresh()}
              onStale={() => void refresh()}
            />
          )}
        />
      )}
    </Part>
  );
}
