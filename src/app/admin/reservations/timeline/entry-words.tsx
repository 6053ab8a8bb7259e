import { useTranslation } from 'react-i18next';
import type { NoiseComplaint, StaffNote } from '#contract/admin/records.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { won } from '#contract/rules/format-money.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { MessageEntry } from '../messages/message-entry.tsx';
import { EventEntry } from '../event-entry.tsx';
import { paymentTones, useMethodName } from '../money.tsx';
import type { Entry, Fact } from './model.ts';
import { WithdrawComplaint } from './withdraw-complaint.tsx';
import * as css from './timeline.css.ts';

export interface EntryWordsProps {
  entry: Entry;
  isMissed: boolean;
  reservationId: string;
  onChanged: () => void;
}

export function EntryWords({ entry: { fact, at }, isMissed, reservationId, onChanged }: EntryWordsProps) {
  if (fact.type === 'event') return <EventEntry event={fact.event} />;
  if (fact.type === 'message')
    return <MessageEntry reservationId={reservationId} message={fact.message} onChanged={onChanged} />;
  if (fact.type === 'note') return <Note note={fact.note} />;
  if (fact.type === 'complaint')
    return <Complaint complaint={fact.complaint} {...{ reservationId, onChanged }} />;
  if (fact.type === 'payment' || fact.type === 'payment-due') return <Payment fact={fact} />;
  return <Told fact={fact} at={at} isMissed={isMissed} />;
}

function Note({ note: { text, writtenAt, writtenBy } }: { note: StaffNote }) {
  const { t, i18n } = useTranslation('admin-reservations');
  return (
    <>
      <p className={css.text}>{text}</p>
      <p className={css.soft}>
        {t('timeline.noteBy', { name: writtenBy })} ·{' '}
        <time dateTime={writtenAt}>{seoulMoment(writtenAt, i18n.language)}</time>
      </p>
    </>
  );
}

type ComplaintProps = Pick<EntryWordsProps, 'reservationId' | 'onChanged'> & { complaint: NoiseComplaint };

function Complaint({ complaint, reservationId, onChanged }: ComplaintProps) {
  const { t, i18n } = useTranslation(['admin-reservations', 'admin-actions']);
  const { text, date, source, recordedBy, recordedAt, withdrawn } = complaint;
  return (
    <>
      <p className={css.head}>
        <span className={css.strong}>{t('timeline.complaint', { date: longDate(date, i18n.language) })}</span>
        {withdrawn && <Badge>{t('timeline.withdrawn')}</Badge>}
      </p>
      <p className={css.text}>{text}</p>
      <p className={css.soft}>
        {t('admin-actions:complaint.recorded', { source, name: recordedBy })} ·{' '}
        <time dateTime={recordedAt}>{seoulMoment(recordedAt, i18n.language)}</time>
      </p>
      {withdrawn ? (
        <p className={css.soft}>
          {t('admin-actions:withdrawal.by', { name: withdrawn.by, reason: withdrawn.reason })} ·{' '}
          <time dateTime={withdrawn.at}>{seoulMoment(withdrawn.at, i18n.language)}</time>
        </p>
      ) : (
        <WithdrawComplaint {...{ reservationId, complaint }} onDone={onChanged} />
      )}
    </>
  );
}

function Payment({ fact }: { fact: { payment: ReservationInstalment } }) {
  const { t, i18n } = useTranslation('admin-reservations');
  const methodName = useMethodName();
  const { seq, amount, status, dueOn, paidAt, method } = fact.payment;
  return (
    <>
      <p className={css.head}>
        <span className={css.strong}>{t('timeline.payment', { seq, amount: won(amount) })}</span>
        <Badge tone={paymentTones[status]}>{t(`payment.status.${status}`)}</Badge>
      </p>
      <p className={css.soft}>
        {paidAt ? (
          <time dateTime={paidAt}>{seoulMoment(paidAt, i18n.language)}</time>
        ) : (
          t('payment.due', { date: longDate(dueOn, i18n.language) })
        )}
        {method && ` · ${methodName(method)}`}
      </p>
    </>
  );
}

type ToldFact = Exclude<
  Fact,
  { type: 'event' | 'message' | 'note' | 'complaint' | 'payment' | 'payment-due' }
>;

function Told({ fact, at, isMissed }: { fact: ToldFact; at: number; isMissed: boolean }) {
  const { t, i18n } = useTranslation('admin-reservations');
  const words = useWords();
  const moment = new Date(at).toISOString();
  return (
    <>
      <p className={css.head}>
        <span className={css.strong}>{words(fact)}</span>
        {isMissed && <Badge tone="danger">{t('timeline.missed')}</Badge>}
      </p>
      <p className={css.soft}>
        {'date' in fact ? (
          <time dateTime={fact.date}>{longDate(fact.date, i18n.language)}</time>
        ) : (
          <time dateTime={moment}>{seoulMoment(moment, i18n.language)}</time>
        )}
      </p>
    </>
  );
}

function useWords(): (fact: ToldFact) => string {
  const { t } = useTranslation('admin-reservations');
  return (fact) => {
    switch (fact.type) {
      case 'signed':
        return t('timeline.signed', { name: fact.name });
      case 'hold-ends':
        return t('timeline.holdEnds');
      case 'arrival':
        return t('column.checkIn');
      case 'departure':
        return t('column.checkOut');
      case 'refund':
        return t('timeline.refund', { seq: fact.refund.seq, amount: won(fact.refund.amount) });
      case 'refund-arrives':
        return t('timeline.refundArrives', { amount: won(fact.refund.amount) });
      case 'deposit-due':
        return t('timeline.depositDue');
      case 'deposit-settled':
        return t('timeline.depositSettled', { name: fact.settled.by, amount: won(fact.settled.refunded) });
    }
  };
}
