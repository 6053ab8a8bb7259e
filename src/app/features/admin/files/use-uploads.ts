import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredPicture } from '#contract/files.ts';
import type { Problem, Result } from '#app/platform/api/result.ts';
import { uploadPicture, type Upload } from './queries.ts';

/** So many pictures are on their way at once; the others wait. */
const AT_ONCE = 2;

/** A picture that was chosen and is not stored yet. */
export type PendingPicture = {
  key: string;
  file: File;
  /** Address of the picture on the device. */
  preview: string;
  /** The share that has left, 0 to 1; null while it waits. */
  progress: number | null;
  /** Why it did not arrive; it stays to be tried again. */
  problem: Problem | null;
};

let chosen = 0;

/**
 * Uploads pictures in the order in which they were chosen, two at a time. Each that was stored is handed to `onStored`; where that fails the
 * picture stays, as one that did not arrive.
 */
export function useUploads(onStored: (picture: StoredPicture) => Promise<Result<unknown>>) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const underway = useUnderway();
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });

  const change = useCallback(
    (key: string, changed: Partial<PendingPicture>) =>
      setPending((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each))),
    [],
  );

  useEffect(() => {
    const drop = ({ key, preview }: PendingPicture) => {
      URL.revokeObjectURL(preview);
      setPending((all) => all.filter((each) => each.key !== key));
    };
    const send = async (picture: PendingPicture) => {
      const { key, file } = picture;
      const upload = uploadPicture(file, (progress) => change(key, { progress }));
      underway.current.set(key, upload);
      change(key, { progress: 0, problem: null });
      const stored = await upload.done;
      const outcome = stored.ok ? await latest.current(stored.value) : stored;
      underway.current.delete(key);
      if (outcome.ok) drop(picture);
      else change(key, { progress: null, problem: outcome.problem });
    };
    const free = AT_ONCE - underway.current.size;
    const waiting = pending.filter(
      ({ key, progress, problem }) => progress === null && !problem && !underway.current.has(key),
    );
    for (const picture of waiting.slice(0, Math.max(free, 0))) void send(picture);
  }, [pending, change, underway]);

  return {
    pending,
    add: (files: readonly File[]) => setPending((all) => [...all, ...files.map(waitingFor)]),
    retry: (key: string) => change(key, { problem: null }),
    /** Gives a picture up, on its way or not. */
    remove: (key: string) => {
      underway.current.get(key)?.abort();
      setPending((all) => all.filter((each) => each.key !== key));
    },
  };
}

function waitingFor(file: File): PendingPicture {
  const key = String((chosen += 1));
  return { key, file, preview: URL.createObjectURL(file), progress: null, problem: null };
}

/** The uploads under way by the key of their picture; whoever leaves gives them up. */
function useUnderway() {
  const underway = useRef(new Map<string, Upload>());
  useEffect(() => {
    const uploads = underway.current;
    return () => {
      for (const { abort } of uploads.values()) abort();
    };
  }, []);
  return underway;
}
