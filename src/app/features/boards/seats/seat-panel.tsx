import { CalendarPlus, Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSeat } from '#contract/events.ts';
import { seatsCloseAt } from '#contract/rules/events/event-seats.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import type { EventBoard } from '../model.ts';
import { Saved } from './saved.tsx';
import { useSeatTexts } from './texts.ts';
import { useSeat, type SeatState } from './use-seat.ts';
import { forgetWish, rememberWish } from './wish.ts';
import * as css from './seat-panel.css.ts';

export { loungeStyle } from './lounge-style.ts';

export type SeatPanelProps = {
  boardId: string;
  /** The data is read again when this value changes, which it does with the screen's data. */
  read: unknown;
  event: EventBoard['event'];
  /** Asks a visitor to sign up or log in, and calls `onClose` if they do neither. The wish to attend is remembered until then. */
  onJoin: (onClose: () => void) => void;
};

/**
 * Sign-up for an event that is not over: seats left, the member's seat or place on the waiting list, and giving it up before the event begins. A
 * visitor logs in first. A copy from the device shows its time, and nothing can be changed without the host. Text: seats.
 */
export function SeatPanel({ boardId, read, event, onJoin }: SeatPanelProps) {
  useSeatTexts();
  const { t, i18n } = useTranslation('seats');
  const isOnline = useOnline();
  const state = useSeat(boardId, read, (problem) =>
    toast.warning(problem.message ?? t(problem.code === 'offline' ? 'needsNetwork' : 'failed')),
  );
  const { own, isMember } = state;
  if (event.cancelled || own?.value.cancelled)
    return (
      <Panel>
        <p role="status" className={css.state}>
          {t('cancelled')}
        </p>
        {own?.value.cancelled && (
          <p>{t('reason', { reason: localText(own.value.cancelled.reason, i18n.language) })}</p>
        )}
      </Panel>
    );
  const moment = seoulMoment(new Date(seatsCloseAt(Date.parse(event.startsAt))).toISOString(), i18n.language);
  const isOpen = own?.value.isOpen ?? event.seatsLeft !== undefined;
  return (
    <Panel>
      <Standing seat={own?.value} event={event} isUnknown={state.isUnknown} />
      {own && own.value.state !== 'seat' && own.value.waiting > 0 && isOpen && (
        <p className={css.soft}>{t('waitingCount', { count: own.value.waiting })}</p>
      )}
      <div className={css.actions}>
        <Act boardId={boardId} event={event} state={state} isOnline={isOnline} onJoin={onJoin} />
        {isOnline && (
          <a href={`/v1/boards/${boardId}/calendar`} className={buttonClass({ variant: 'quiet' })}>
            <span className={css.link}>
              <CalendarPlus size={20} />
              {t('calendar')}
            </span>
          </a>
        )}
      </div>
      {!isMember && isOpen && <p className={css.soft}>{t('visitor')}</p>}
      {isOpen && own?.value.state !== 'seat' && <p className={css.soft}>{t('until', { moment })}</p>}
      {own?.fromDevice && <Saved at={own.readAt} />}
    </Panel>
  );
}

function Panel({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation('seats');
  return (
    <section aria-label={t('title')} className={css.panel}>
      {children}
    </section>
  );
}

function Standing({
  seat,
  event,
  isUnknown,
}: Pick<SeatPanelProps, 'event'> & { seat: EventSeat | undefined; isUnknown: boolean }) {
  const { t } = useTranslation('seats');
  const left = seat?.seatsLeft ?? event.seatsLeft;
  const isOpen = seat?.isOpen ?? left !== undefined;
  const text = () => {
    if (isUnknown) return t('unknown');
    if (seat?.state === 'seat') return t('seat');
    if (seat?.state === 'waiting')
      return isOpen ? t('waiting', { place: seat.waitingPlace }) : t('waitedInVain');
    if (!isOpen) return t('closed');
    return left && !seat?.waiting ? t('left', { count: left }) : t('full');
  };
  const Icon = seat?.state === 'seat' ? Check : seat?.state === 'waiting' ? Clock : null;
  return (
    <p role="status" className={css.state}>
      {Icon && <Icon size={22} className={css.icon} />}
      {text()}
    </p>
  );
}

/** The one action available now. It stays the same button while the action changes, so that it keeps the focus. */
function Act({
  boardId,
  event,
  state,
  isOnline,
  onJoin,
}: Omit<SeatPanelProps, 'read'> & { state: SeatState; isOnline: boolean }) {
  const { t } = useTranslation('seats');
  const { own, isMember, busy } = state;
  const seat = own?.value;
  const isFull = seat ? seat.seatsLeft === 0 || seat.waiting > 0 : event.seatsLeft === 0;
  const isOpen = seat?.isOpen ?? event.seatsLeft !== undefined;
  const has = seat?.state ?? 'none';
  const [now] = useState(Date.now);
  const join = async () => {
    rememberWish(boardId);
    onJoin(forgetWish);
  };
  const leave = async () => {
    const isListed = has === 'waiting';
    const agreed = await confirm({
      title: t(isListed ? 'leaving.listTitle' : 'leaving.title'),
      text: isOpen ? t(isListed ? 'leaving.listText' : 'leaving.text') : t('leaving.closedText'),
      confirmLabel: t(isListed ? 'leaving.listConfirm' : 'leaving.confirm'),
      cancelLabel: t('leaving.cancel'),
    });
    if (agreed) await state.leave();
  };
  const labels = { none: isFull ? t('join') : t('take'), seat: t('leave'), waiting: t('leaveList') };
  const press = has !== 'none' ? leave : isMember ? state.signUp : join;
  if (Date.parse(event.startsAt) <= now || (has === 'none' && !isOpen)) return null;
  return (
    <Button
      variant={has === 'none' ? 'primary' : 'secondary'}
      busy={busy || (isMember && !own && !state.isUnknown)}
      invalid={!isOnline || (isMember && !own)}
      {...(!isOnline && { reason: t('needsNetwork') })}
      onClick={() => void press()}
    >
      {labels[has]}
    </Button>
  );
}
