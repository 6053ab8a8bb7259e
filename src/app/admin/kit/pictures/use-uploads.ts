import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem, Result } from '#app/platform/api/result.ts';
import { hostAnswers, useOnline } from '#app/platform/offline/reachability.ts';
import type { Upload } from './queries.ts';

/** Number of uploads at the same time; the others wait. */
const AT_ONCE = 2;

export type PendingPicture = {
  key: string;
  file: File;
  preview: string;
  /** The sent share, 0 to 1; null while it waits. */
  progress: number | null;
  /** Why the upload failed; it can be retried. */
  problem: Problem | null;
};

let chosen = 0;

/**
 * Uploads pictures in the chosen order, two at a time, and passes each stored one to `onStored`. If `onStored` fails, a retry does not send the
 * picture again. Uploads stopped by a lost network continue when it is back.
 */
export function useUploads<Stored>(
  upload: (file: File, onProgress: (share: number) => void) => Upload<Stored>,
  onStored: (stored: Stored) => Promise<Result<unknown>>,
) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const underway = useUnderway<Stored>();
  const stored = useRef(new Map<string, Stored>());
  const maySendAgain = useSendAgain();

  const change = useCallback(
    (key: string, changed: Partial<PendingPicture>) =>
      setPending((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each))),
    [],
  );

  const arrive = useEffectEvent(async ({ key, file }: PendingPicture): Promise<Result<unknown>> => {
    const before = stored.current.get(key);
    if (before !== undefined) return onStored(before);
    const sending = upload(file, (progress) => change(key, { progress }));
    underway.current.set(key, sending);
    const outcome = await sending.done;
    // One that was given up too late to be stopped is not handed on.
    if (!outcome.ok || !underway.current.has(key)) return outcome;
    stored.current.set(key, outcome.value);
    return onStored(outcome.value);
  });
  useEffect(() => {
    const send = async (picture: PendingPicture) => {
      const { key, preview } = picture;
      underway.current.set(key, null);
      change(key, { progress: 0, problem: null });
      const outcome = await arrive(picture);
      // Given up meanwhile: its failure is nobody’s news.
      if (!underway.current.delete(key)) return;
      if (!outcome.ok) {
        change(key, { progress: null, problem: outcome.problem });
        return (await maySendAgain(key, outcome.problem)) && change(key, { problem: null });
      }
      stored.current.delete(key);
      URL.revokeObjectURL(preview);
      setPending((all) => all.filter((each) => each.key !== key));
    };
    for (const picture of nextOf(pending, underway.current)) void send(picture);
  }, [pending, change, underway, maySendAgain]);
  const retryThose = (isMeant: (problem: Problem) => boolean) =>
    setPending((all) => all.map((each) => againIf(each, isMeant)));
  useNetworkBack(() => retryThose(({ code }) => code === 'offline'));

  return {
    pending,
    add: (files: readonly File[]) => setPending((all) => [...all, ...files.map(waitingFor)]),
    retry: (key: string) => change(key, { problem: null }),
    retryAll: () => retryThose(() => true),
    remove: (key: string) => {
      underway.current.get(key)?.abort();
      for (const known of [underway, stored]) known.current.delete(key);
      setPending((all) => all.filter((each) => each.key !== key));
    },
  };
}

/**
 * Returns a function that says if a picture that was lost is to be sent again at once: the network may be back already, and then no change of it
 * follows. True one time for each picture.
 */
function useSendAgain(): (key: string, problem: Problem) => Promise<boolean> {
  const resent = useRef(new Set<string>());
  return useCallback(async (key, { code }) => {
    if (code !== 'offline' || resent.current.has(key)) return false;
    resent.current.add(key);
    return hostAnswers();
  }, []);
}

function againIf(picture: PendingPicture, isMeant: (problem: Problem) => boolean): PendingPicture {
  return picture.problem && isMeant(picture.problem) ? { ...picture, problem: null } : picture;
}

function nextOf(
  pending: readonly PendingPicture[],
  underway: ReadonlyMap<string, unknown>,
): readonly PendingPicture[] {
  const waiting = pending.filter(
    ({ key, progress, problem }) => progress === null && !problem && !underway.has(key),
  );
  return waiting.slice(0, Math.max(AT_ONCE - underway.size, 0));
}

function useNetworkBack(act: () => void): void {
  const online = useOnline();
  const [wasOnline, setWasOnline] = useState(online);
  if (online === wasOnline) return;
  setWasOnline(online);
  if (online) act();
}

function waitingFor(file: File): PendingPicture {
  const key = String((chosen += 1));
  return { key, file, preview: URL.createObjectURL(file), progress: null, problem: null };
}

/** Running uploads by picture key, with null before they start. Unmounting cancels them. */
function useUnderway<Stored>() {
  const underway = useRef(new Map<string, Upload<Stored> | null>());
  useEffect(() => {
    const uploads = underway.current;
    return () => {
      for (const upload of uploads.values()) upload?.abort();
      uploads.clear();
    };
  }, []);
  return underway;
}
