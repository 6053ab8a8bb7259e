import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AdminBoard } from '#contract/admin/boards.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import type { VersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import type { BoardDraft } from './draft.ts';

/** Milliseconds from the last key press until the draft is stored. */
const RESTS_MS = 3_000;

type Outcome = { state: 'none' | 'saving' | 'waiting' } | { state: 'refused'; message: string | null };
/** State of the draft: saved at a time (ISO 8601), being saved, waiting on this device for the network, or refused. */
export type Autosave = (Outcome | { state: 'saved'; at: string }) & {
  /** Resets the outcome of the last save after the form was filled with something else. */
  forget: () => void;
};

/** Stores a draft when typing pauses, when its page is left or hidden, and when the network comes back. */
export function useAutosave(
  work: Pick<VersionedForm<BoardDraft, AdminBoard>, 'draft' | 'isDirty' | 'theirs' | 'form' | 'known'>,
  store: () => Promise<Result<AdminBoard>>,
): Autosave {
  const online = useOnline();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const isDue = work.isDirty && work.theirs === null && !work.form.busy;
  const typed = JSON.stringify(work.draft);
  // A text that the host stored in words of its own is not stored again and again.
  const stored = useRef('');
  const save = useEffectEvent(async () => {
    if (!isDue) return;
    setOutcome({ state: 'saving' });
    const result = await store();
    if (result.ok) {
      stored.current = typed;
      setOutcome({ state: 'none' });
    } else if (result.problem.code === 'offline') setOutcome({ state: 'waiting' });
    else setOutcome({ state: 'refused', message: result.problem.message });
  });
  useEffect(() => {
    if (!isDue || !online || stored.current === typed) return;
    const timer = setTimeout(() => void save(), RESTS_MS);
    return () => clearTimeout(timer);
  }, [typed, isDue, online]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void save();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void save();
    };
  }, []);
  const forget = () => setOutcome({ state: 'none' });
  if (isDue && !online) return { state: 'waiting', forget };
  const savedAt = work.known.draft?.savedAt;
  return outcome.state === 'none' && savedAt
    ? { state: 'saved', at: savedAt, forget }
    : { ...outcome, forget };
}
