import type { MemberPicturePurpose } from '#contract/files.ts';
import { pictures } from '#contract/pictures.ts';
import type { Result } from '../api/result.ts';
import { uploadOwnPicture } from '../api/upload.ts';
import { readPhotos, writeOrder, writePhoto } from './photo-store.ts';
import { reducePhoto } from './reduce-photo.ts';

export type OwnPhoto = {
  key: string;
  /** JPEG bytes to be sent; null while the picture is being reduced. */
  blob: Blob | null;
  preview: string | null;
  fileId: string | null;
  /** Uploaded share from 0 to 1; null unless the upload is running. */
  share: number | null;
};

export type ShelfState = {
  photos: readonly OwnPhoto[];
  /** Reason why the last choice was refused: the browser cannot read the picture, or there are too many. */
  problem: 'unreadable' | 'full' | null;
  /** False if the device has no room to store the pictures until they are sent. */
  isStored: boolean;
  isLoaded: boolean;
};

export type ShelfOptions = {
  place: string;
  purpose: MemberPicturePurpose;
  most: number;
};

export type PhotoShelf = ReturnType<typeof makeShelf>;

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

/**
 * Uploads the pictures that the host does not have yet.
 * @returns the ids of all, in their order
 */
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
 * Holds the pictures of a form until they are sent: reduced and stored on the device for the account, and uploaded with the form. A picture that
 * arrived is not uploaded again.
 */
export function makeShelf({ place, purpose, most }: ShelfOptions) {
  const held = makeShelfState(place);
  const { get, subscribe, set, find, change, order } = held;
  return {
    get,
    subscribe,
    load: async () => {
      const known = await readPhotos(place);
      const back = known
        .filter(({ key }) => !find(key))
        .map((photo) => Object.assign(photo, { preview: URL.createObjectURL(photo.blob), share: null }));
      set({ photos: [...back, ...get().photos].slice(0, most), isLoaded: true });
    },
    /** Takes chosen pictures one at a time, because a phone has memory for few. */
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
    /** Marks all pictures as not uploaded, because the host deletes files that stay unused for long. */
    forgetSent: () => {
      for (const { key } of get().photos) change(key, { fileId: null });
    },
    /** Removes all pictures, from the device too, after their form was sent. */
    clear: () => {
      const { photos } = get();
      const gone = photos.map(({ key }) => key);
      for (const { preview } of photos) if (preview) URL.revokeObjectURL(preview);
      set({ photos: [], problem: null });
      void order(gone);
    },
  };
}
