import { useEffect, useRef, useState } from 'react';
import type { Photo } from '#contract/shared.ts';
import type { Problem } from '#app/platform/api/result.ts';
import { uploadPhoto, type Upload } from './queries.ts';

type State = { progress: number | null; problem: Problem | null };

/** Uploads one picture, with retry; unmounting cancels it. `progress` is the sent share, 0 to 1. */
export function useUpload(onDone: (photo: Photo) => void) {
  const [state, setState] = useState<State>({ progress: null, problem: null });
  const underway = useRef<Upload<Photo> | null>(null);
  const chosen = useRef<File | null>(null);
  useEffect(() => () => underway.current?.abort(), []);
  const send = async (file: File) => {
    chosen.current = file;
    underway.current?.abort();
    setState((now) => ({ ...now, progress: 0, problem: null }));
    const upload = uploadPhoto(file, (progress) =>
      setState((now) => (now.progress === null ? now : { ...now, progress })),
    );
    underway.current = upload;
    const outcome = await upload.done;
    if (underway.current !== upload) return;
    setState({ progress: null, problem: outcome.ok ? null : outcome.problem });
    if (outcome.ok) onDone(outcome.value);
  };
  return {
    ...state,
    send: (file: File) => void send(file),
    retry: () => chosen.current && void send(chosen.current),
  };
}
