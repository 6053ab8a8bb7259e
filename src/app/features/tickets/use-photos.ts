import { useEffect, useRef, useState } from 'react';
import { pictures } from '#contract/pictures.ts';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import { reducePhoto } from '#app/platform/media/reduce-photo.ts';

/** Chosen picture; `blob` is null while it is made smaller. */
export type ChosenPhoto = { key: string; blob: Blob | null; preview: string | null };

/** Pictures of a form, made smaller on the device one after the other, because a phone has memory for few. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [problem, setProblem] = useState<'unreadable' | 'full' | null>(null);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, []);

  const remove = (key: string) => setPhotos((before) => before.filter((photo) => photo.key !== key));
  const take = async (key: string, file: File) => {
    try {
      const { blob } = await reducePhoto(file, pictures.ofMember);
      const preview = URL.createObjectURL(blob);
      previews.current.add(preview);
      setPhotos((before) => before.map((photo) => (photo.key === key ? { key, blob, preview } : photo)));
    } catch {
      remove(key);
      setProblem('unreadable');
    }
  };
  return {
    photos,
    problem,
    isFull: photos.length >= policy.maxPhotos,
    /** Number of pictures that are ready, and of all; null if none is being made smaller. */
    reducing: photos.some(({ blob }) => blob === null)
      ? { ready: photos.filter(({ blob }) => blob !== null).length, of: photos.length }
      : null,
    add: async (files: readonly File[]) => {
      const room = policy.maxPhotos - photos.length;
      setProblem(files.length > room ? 'full' : null);
      const chosen = files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }));
      setPhotos((before) => [...before, ...chosen.map(({ key }) => ({ key, blob: null, preview: null }))]);
      for (const { key, file } of chosen) await take(key, file);
    },
    remove,
    clear: () => setPhotos([]),
    outgoing: () =>
      Promise.all(
        photos
          .map(({ blob }) => blob)
          .filter((blob) => blob !== null)
          .map(async (blob) => ({ bytes: await blob.arrayBuffer(), type: blob.type, fileId: null })),
      ),
  };
}
