import { useEffect, useState } from 'react';
import type { EventSeat } from '#contract/events.ts';
import type { Problem, Result } from '#app/platform/api/result.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { refresh } from '#app/platform/offline/refresh.ts';
import { useReadAgain } from '#app/platform/offline/use-read-again.ts';
import { session, useViewer } from '#app/platform/session/session.ts';
import { leaveEvent, ownSeat, takeSeat } from './queries.ts';
import { forgetWish, takeWish } from './wish.ts';

export type SeatState = {
  isMember: boolean;
  own: Loaded<EventSeat> | null;
  /** True if the seat could not be read and the device has no copy. */
  isUnknown: boolean;
  busy: boolean;
  signUp: () => Promise<void>;
  leave: () => Promise<void>;
};

/**
 * Tracks the member's seat at an event and reads it again when `read` changes, as it does with the screen's data. Signs up a person who asked as a
 * visitor and came back as a member.
 */
export function useSeat(boardId: string, read: unknown, onProblem: (problem: Problem) => void): SeatState {
  const member = useViewer()?.id;
  const [own, setOwn] = useState<Loaded<EventSeat> | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [busy, setBusy] = useState(false);

  const change = async (call: (id: string) => Promise<Result<Loaded<EventSeat>>>) => {
    setBusy(true);
    const done = await call(boardId);
    // A refusal may tell that things are no longer as they were shown.
    const now = done.ok || done.problem.code === 'offline' ? done : await ownSeat(boardId);
    setBusy(false);
    if (!done.ok) onProblem(done.problem);
    if (now.ok) setOwn(now.value);
    setUnknown(!now.ok && !own);
    // The seats left are everybody's to read, and the page has them too.
    if (done.ok) refresh();
  };
  const load = async (isGone: () => boolean) => {
    if (member && takeWish(boardId)) return change(takeSeat);
    const seat = member ? await ownSeat(boardId) : null;
    if (isGone()) return;
    setOwn(seat?.ok ? seat.value : null);
    setUnknown(seat?.ok === false);
  };
  useReadAgain(load, member, read);

  // A visitor who comes anew has not gone on to sign up: what they wanted then is no wish of whoever logs in next.
  useEffect(() => {
    if (!session.viewer()) forgetWish();
  }, []);

  return {
    isMember: member !== undefined,
    own,
    isUnknown,
    busy,
    signUp: () => change(takeSeat),
    leave: () => change(leaveEvent),
  };
}
