import type { StoredPicture } from '#contract/files.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { FileUseKind } from '#server/db/schema-turnovers.ts';
import type { Db, Trx } from './database.ts';

export type FileFacts = { contentType: string; size: number; sha256: string };

/**
 * A store of files by key, in a folder or an S3-compatible bucket (each call is one PutObject, GetObject or DeleteObject). Only the server makes
 * keys: 1 to 100 lower-case letters, digits and hyphens.
 */
export type FileStore = {
  /** Stores bytes under a key, all or nothing, replacing earlier ones. @throws if the bytes do not match `facts`, or the store fails. */
  put(key: string, bytes: ReadableStream<Uint8Array>, facts: FileFacts): Promise<void>;
  get(key: string): Promise<{ bytes: ReadableStream<Uint8Array>; size: number } | null>;
  /** Deletes a file; a missing one is not an error. */
  delete(key: string): Promise<void>;
};

/** A stored size of a picture, as WebP without metadata. */
export type PictureSize = { side: number; width: number; height: number; bytes: Uint8Array };

/** Why a picture is refused: wrong type, HEIC, too many pixels, damaged, or too many others waiting. */
export type PictureProblem =
  | 'picture_type'
  | 'picture_heic'
  | 'picture_dimensions'
  | 'picture_unreadable'
  | 'pictures_busy';

export type PhotoSize = {
  side: number;
  width: number;
  height: number;
  format: 'avif' | 'webp';
  bytes: Uint8Array;
};
/** A picture for public pages: its sizes, the dominant color for its placeholder, and a blurred preview as a data URL. */
export type MadePhoto = { width: number; height: number; sizes: PhotoSize[]; dominant: string; blur: string };

/** Finds the sizes, as upright WebP, that were made in advance from exactly these bytes; null if there are none in these widths. */
export type MadeBefore = (
  bytes: Uint8Array,
  widths: readonly number[],
) => Promise<Omit<PhotoSize, 'width' | 'height'>[] | null>;

/** Decodes untrusted pictures. */
export type Pictures = {
  /** True if the queue is full, so that the next picture is refused with `pictures_busy`. */
  isFull(): boolean;
  /** Re-encodes a picture upright in sizes with these longest sides, never enlarged; or returns why it cannot. */
  resize(
    bytes: Uint8Array,
    sides: readonly number[],
  ): Promise<
    { width: number; height: number; sizes: PictureSize[]; refused?: undefined } | { refused: PictureProblem }
  >;
  /** The same for public pages: in these widths, up to its own, in both formats. */
  publish(
    bytes: Uint8Array,
    widths: readonly number[],
  ): Promise<(MadePhoto & { refused?: undefined }) | { refused: PictureProblem }>;
};

/** The alternative text of a picture and the point that stays visible when it is cropped; null for the middle. */
export type PictureDescription = { id: string; alt: Bilingual; focus: { x: number; y: number } | null };

export type FileUse = { kind: FileUseKind; id: string };

/** The files module for other modules. Callers must check that their user may see the pictures. */
export type Files = {
  /**
   * Adds pictures to a thing, after those it has; ones it has already keep their place. `by` is the member who adds them, limited to their own
   * uploads; `most` lowers the limit of pictures of the thing.
   * @throws Refusal `picture_unknown` for an id of no picture, `pictures_exceeded` above the limit.
   */
  attach(
    trx: Trx,
    use: FileUse,
    ids: readonly string[],
    of?: { by?: string | undefined; most?: number | undefined },
  ): Promise<void>;
  attachAll(
    trx: Trx,
    kind: FileUseKind,
    things: readonly { id: string; pictures: readonly string[] }[],
    of?: { by?: string | undefined; most?: number | undefined },
  ): Promise<void>;
  /** Removes one picture from a thing, or all. @returns false if it had none of them. */
  detach(trx: Trx, use: FileUse, id?: string): Promise<boolean>;
  describe(trx: Trx, descriptions: readonly PictureDescription[]): Promise<void>;
  /** Lists the pictures of a thing in order, with addresses that are valid for a limited time. */
  picturesOf(db: Db, use: FileUse): Promise<StoredPicture[]>;
  picturesOfAll(db: Db, kind: FileUseKind, ids: readonly string[]): Promise<Map<string, StoredPicture[]>>;
};
