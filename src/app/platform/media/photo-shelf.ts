import type { MemberPicturePurpose } from '#contract/files.ts';
import { pictures } from '#contract/pictures.ts';
import type { Result } from '../api/result.ts';
import { uploadOwnPicture } from '../api/upload.ts';
import { readPhotos, writeOrder, writePhoto } from './photo-store.ts';
import { reducePhoto } from './reduce-photo.ts';

/** A picture that was chosen for a form. */
export type OwnPhoto = {
  key: string;
  /** Its bytes as they will be sent; null while it is made smaller. */
  blob: Blob | null;
  /** Address of the picture on this device. */
  preview: string | null;
  fileId: string | null;
  /** The share that has left, 0 to 1; null unless it is on its way. */
  share: number | null;
};

export type ShelfState = {
  photos: readonly OwnPhoto[];
  /** Why the last choice was not taken: a picture that this browser cannot read, or more than fit. */
  problem: 'unreadable' | 'full' | null;
  /** False where the device has no room to store them until they are sent. */
  isStored: boolean;
  /** True once the device has told what waited on it. */
  isLoaded: boolean;
};

export type ShelfOptions = {
  /** The form on this device that they belong to. */
  place: string;
  purpose: MemberPicturePurpose;
  /** The most that it takes. */
  most: number;
};

export type PhotoShelf = ReturnType<typeof makeShelf>;

/**
 * Holds the pictures of a form from their choice until they are sent: made smaller on the device, stored on it for the account, and sent with
 * the form. What arrived once is not sent a second time.
 */
export function makeShelf({ place, purpose, most }: ShelfOptions) {
  let state: ShelfState = { photos: [], problem: null, isStored: true, isLoaded: false };
  const listeners = new Set<() => void>();
  const set = (changed: Partial<ShelfState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  const find = (key: string) => state.photos.find((photo) => photo.key === key);
  const change = (key: string, changed: Partial<OwnPhoto>) =>
    set({ photos: state.photos.map((photo) => (photo.key === key ? { ...photo, ...changed } : photo)) });
  const order = (gone: readonly string[] = []) =>
    writeOrder(
      place,
      state.photos.flatMap(({ key, blob }) => (blob ? [key] : [])),
      gone,
    );

  const remove = (key: string) => {
    const photo = find(key);
    if (photo?.preview) URL.revokeObjectURL(photo.preview);
    set({ photos: state.photos.filter((other) => other.key !== key), problem: null });
    void order([key]);
  };
  const take = async (key: string, file: File) => {
    try {
      const { blob } = await reducePhoto(file, pictures.ofMember);
      if (!find(key)) return;
      change(key, { blob, preview: URL.createObjectURL(blob) });
      const isStored = await writePhoto(place, { key, blob, fileId: null });
      set({ isStored: isStored && (await order()) });
    } catch {
      remove(key);
      set({ problem: 'unreadable' });
    }
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Brings back what waited on this device. */
    load: async () => {
      const known = await readPhotos(place);
      const back = known
        .filter(({ key }) => !find(key))
        .map((photo) => Object.assign(photo, { preview: URL.createObjectURL(photo.blob), share: null }));
      set({ photos: [...back, ...state.photos].slice(0, most), isLoaded: true });
    },
    /** Takes chosen pictures, one after the other: a phone has memory for few. */
    add: async (files: readonly File[]) => {
      const chosen = files
        .slice(0, most - state.photos.length)
        .map((file) => ({ key: crypto.randomUUID(), file }));
      const waiting = chosen.map(({ key }) => ({
        key,
        blob: null,
        preview: null,
        fileId: null,
        share: null,
      }));
      set({ photos: [...state.photos, ...waiting], problem: chosen.length < files.length ? 'full' : null });
      for (const { key, file } of chosen) await take(key, file);
    },
    remove,
    /** Sends what the host does not have yet. @returns the ids of all, in their order */
    send: async (): Promise<Result<string[]>> => {
      const ids: string[] = [];
      for (const { key, blob, fileId } of state.photos) {
        if (!blob) continue;
        if (fileId !== null) {
          ids.push(fileId);
          continue;
        }
        change(key, { share: 0 });
        const sent = await uploadOwnPicture(purpose, blob, (share) => change(key, { share })).done;
        change(key, { share: null, ...(sent.ok && { fileId: sent.value.id }) });
        if (!sent.ok) return sent;
        ids.push(sent.value.id);
        await writePhoto(place, { key, blob, fileId: sent.value.id });
      }
      return { ok: true, value: ids };
    },
    /** Has all sent anew: the host has deleted what nobody used for long. */
    forgetSent: () => set({ photos: state.photos.map((photo) => ({ ...photo, fileId: null })) }),
    /** Forgets all, on the device too: they have arrived with their form. */
    clear: () => {
      const gone = state.photos.map(({ key }) => key);
      for (const { preview } of state.photos) if (preview) URL.revokeObjectURL(preview);
      set({ photos: [], problem: null });
      void order(gone);
    },
  };
}
