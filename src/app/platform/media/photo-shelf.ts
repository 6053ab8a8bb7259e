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

/** The state of a shelf with those who listen to it, and the order of its pictures on the device. */
function makeShelfState(place: string) {
  let state: ShelfState = { photos: [], problem: null, isStored: true, isLoaded: false };
  const listeners = new Set<() => void>();
  const set = (changed: Partial<ShelfState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    find: (key: string) => state.photos.find((photo) => photo.key === key),
    change: (key: string, changed: Partial<OwnPhoto>) =>
      set({ photos: state.photos.map((photo) => (photo.key === key ? { ...photo, ...changed } : photo)) }),
    /** Stores the order, and forgets the bytes of those that are gone. */
    order: (gone: readonly string[] = []) =>
      writeOrder(
        place,
        state.photos.flatMap(({ key, blob }) => (blob ? [key] : [])),
        gone,
      ),
  };
}

type Held = ReturnType<typeof makeShelfState>;

function removePhoto({ get, set, find, order }: Held, key: string): void {
  const photo = find(key);
  if (photo?.preview) URL.revokeObjectURL(photo.preview);
  set({ photos: get().photos.filter((other) => other.key !== key), problem: null });
  void order([key]);
}

/** Makes a chosen picture smaller and stores it; one that this browser cannot read goes again. */
async function takePhoto(held: Held, place: string, key: string, file: File): Promise<void> {
  const { set, find, change, order } = held;
  try {
    const { blob } = await reducePhoto(file, pictures.ofMember);
    if (!find(key)) return;
    change(key, { blob, preview: URL.createObjectURL(blob) });
    const isStored = await writePhoto(place, { key, blob, fileId: null });
    set({ isStored: isStored && (await order()) });
  } catch {
    removePhoto(held, key);
    set({ problem: 'unreadable' });
  }
}

/** Sends what the host does not have yet. @returns the ids of all, in their order */
async function sendPhotos(
  { get, change }: Held,
  { place, purpose }: Pick<ShelfOptions, 'place' | 'purpose'>,
): Promise<Result<string[]>> {
  const ids: string[] = [];
  for (const { key, blob, fileId } of get().photos) {
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
}

/**
 * Holds the pictures of a form from their choice until they are sent: made smaller on the device, stored on it for the account, and sent with
 * the form. What arrived once is not sent a second time.
 */
export function makeShelf({ place, purpose, most }: ShelfOptions) {
  const held = makeShelfState(place);
  const { get, subscribe, set, find, change, order } = held;
  return {
    get,
    subscribe,
    /** Brings back what waited on this device. */
    load: async () => {
      const known = await readPhotos(place);
      const back = known
        .filter(({ key }) => !find(key))
        .map((photo) => Object.assign(photo, { preview: URL.createObjectURL(photo.blob), share: null }));
      set({ photos: [...back, ...get().photos].slice(0, most), isLoaded: true });
    },
    /** Takes chosen pictures, one after the other: a phone has memory for few. */
    add: async (files: readonly File[]) => {
      const { photos } = get();
      const chosen = files.slice(0, most - photos.length).map((file) => ({ key: crypto.randomUUID(), file }));
      const waiting = chosen.map(({ key }) => ({
        key,
        blob: null,
        preview: null,
        fileId: null,
        share: null,
      }));
      set({ photos: [...photos, ...waiting], problem: chosen.length < files.length ? 'full' : null });
      for (const { key, file } of chosen) await takePhoto(held, place, key, file);
    },
    remove: (key: string) => removePhoto(held, key),
    send: () => sendPhotos(held, { place, purpose }),
    /** Has all sent anew: the host has deleted what nobody used for long. */
    forgetSent: () => {
      for (const { key } of get().photos) change(key, { fileId: null });
    },
    /** Forgets all, on the device too: they have arrived with their form. */
    clear: () => {
      const { photos } = get();
      const gone = photos.map(({ key }) => key);
      for (const { preview } of photos) if (preview) URL.revokeObjectURL(preview);
      set({ photos: [], problem: null });
      void order(gone);
    },
  };
}
