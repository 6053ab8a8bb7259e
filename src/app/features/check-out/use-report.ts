import { useEffect, useEffectEvent } from 'react';
import type { CheckOut } from '#contract/reservations/check-out.ts';
import { pictures } from '#contract/pictures.ts';
import { dropDraft, readDraftParts, useDraft } from '#app/platform/forms/draft.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { useOwnPhotos } from '#app/platform/media/use-own-photos.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { session } from '#app/platform/session/session.ts';
import { draftOf, emptyDraft, requestOf, type CheckOutDraft } from './model.ts';
import { sendCheckOut } from './queries.ts';

const keyOf = (reservationId: string) => `check-out/${session.viewer()?.id ?? ''}/${reservationId}`;

export const hasDraft = (reservationId: string): boolean =>
  Object.keys(readDraftParts('local', keyOf(reservationId), emptyDraft)).length > 0;

/** Called with what the host stored; `pressed` is true if the author pressed the button, false if the report had waited for a network. */
export type OnSent = (value: CheckOut, pressed: boolean) => void;

/** State of a stay's report on this device: filled in without a network too, and sent once there is one. */
export function useReport(reservationId: string, value: CheckOut, onSent: OnSent) {
  const key = keyOf(reservationId);
  const before = value.report ? draftOf(value.report) : emptyDraft;
  const [draft, change] = useDraft<CheckOutDraft>('local', key, before);
  const form = useForm();
  const online = useOnline();
  const most = pictures.maxOfCheckOut - (value.report?.photos.length ?? 0);
  const { shelf, ...photos } = useOwnPhotos({ place: key, purpose: 'check-out', most });

  const edit = (changed: Partial<CheckOutDraft>) => {
    change({ waiting: false, ...changed });
    form.clear();
  };
  const send = async (pressed: boolean) => {
    const done = await form.send(async () => {
      const sent = await shelf.send();
      if (!sent.ok) return sent;
      const outcome = await sendCheckOut(reservationId, requestOf(draft, sent.value));
      if (!outcome.ok && outcome.problem.code === 'picture_unknown') shelf.forgetSent();
      return outcome;
    });
    // One that the host refused is for its author to mend; one that did not reach it goes on waiting.
    if (!done) return;
    dropDraft('local', key);
    shelf.clear();
    onSent(done.value, pressed);
  };
  const sendWaiting = useEffectEvent(() => void send(false));
  const isDue = draft.waiting && online && photos.isReady;
  useEffect(() => {
    if (isDue) sendWaiting();
  }, [isDue]);
  return { draft, edit, form, online, photos, send, wait: () => change({ waiting: true }) };
}
