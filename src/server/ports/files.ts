import type { StoredPicture } from '#contract/files.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { FileUseKind } from '#server/db/schema-turnovers.ts';
import type { Db, Trx } from './database.ts';

/** The facts about bytes before they are stored. */
export type FileFacts = { contentType: string; size: number; sha256: string };

/**
 * A store of files by key. Keys are made by the host alone: 1 to 100 lower-case letters, digits and hyphens. A folder, or an S3-compatible
 * bucket, where each call is one of PutObject, GetObject and DeleteObject.
 */
export type FileStore = {
  /**
   * Stores bytes under a key, whole or not at all; what was there before is replaced. @throws where the bytes are not those that `facts`
   * tell of, and where the store fails.
   */
  put(key: string, bytes: ReadableStream<Uint8Array>, facts: FileFacts): Promise<void>;
  /** Opens a file; null where there is none. */
  get(key: string): Promise<{ bytes: ReadableStream<Uint8Array>; size: number } | null>;
  /** Deletes a file; one that is not there is deleted already. */
  delete(key: string): Promise<void>;
};

/** A picture in one of the sizes in which it is stored, as WebP without metadata. */
export type PictureSize = { side: number; width: number; height: number; bytes: Uint8Array };

/** Why a picture is not stored: another type, HEIC, too many pixels, damaged, or too many others that wait. */
export type PictureProblem =
  | 'picture_type'
  | 'picture_heic'
  | 'picture_dimensions'
  | 'picture_unreadable'
  | 'pictures_busy';

/** A picture for public pages in one of its widths. */
export type PhotoSize = {
  side: number;
  width: number;
  height: number;
  format: 'avif' | 'webp';
  bytes: Uint8Array;
};
/** A picture for public pages: its sizes, the colour of its place, and a blurred likeness as a data URL. */
export type MadePhoto = { width: number; height: number; sizes: PhotoSize[]; dominant: string; blur: string };

/** Finds the sizes of a picture, of upright WebP, that were made of the very bytes beforehand; null where there are none in these widths. */
export type MadeBefore = (
  bytes: Uint8Array,
  widths: readonly number[],
) => Promise<Omit<PhotoSize, 'width' | 'height'>[] | null>;

/** Decodes pictures of people who may mean harm. */
export type Pictures = {
  /** True while so many wait that another would be refused with `pictures_busy`. */
  isFull(): boolean;
  /** Makes a picture anew in sizes with these longest sides, upright, never larger than it is; or tells why that cannot be. */
  resize(
    bytes: Uint8Array,
    sides: readonly number[],
  ): Promise<
    { width: number; height: number; sizes: PictureSize[]; refused?: undefined } | { refused: PictureProblem }
  >;
  /** Likewise for public pages: these widths as far as it has them, in both formats. */
  publish(
    bytes: Uint8Array,
    widths: readonly number[],
  ): Promise<(MadePhoto & { refused?: undefined }) | { refused: PictureProblem }>;
};

/** The words of an uploaded picture by its id, and what stays in sight where it is cut; null for the middle. */
export type PictureDescription = { id: string; alt: Bilingual; focus: { x: number; y: number } | null };

/** A thing that refers to files. */
export type FileUse = { kind: FileUseKind; id: string };

/** The services of the files module to other modules. Whoever asks for pictures has seen to it that their caller may see them. */
export type Files = {
  /**
   * Has a thing refer to pictures, after those that it refers to. One that it refers to already stays where it is.
   * `by` is the member who adds them: only pictures that they sent themselves are known to them; `most` limits the thing to
   * fewer pictures than any other takes.
   * @throws Refusal `picture_unknown` for an id of no picture, `pictures_exceeded` beyond the most of one thing.
   */
  attach(
    trx: Trx,
    use: FileUse,
    ids: readonly string[],
    of?: { by?: string | undefined; most?: number | undefined },
  ): Promise<void>;
  /** Likewise for several things of a kind at once. */
  attachAll(
    trx: Trx,
    kind: FileUseKind,
    things: readonly { id: string; pictures: readonly string[] }[],
    of?: { by?: string | undefined; most?: number | undefined },
  ): Promise<void>;
  /** Ends that a thing refers to a picture, or to any. @returns false where it referred to none of them. */
  detach(trx: Trx, use: FileUse, id?: string): Promise<boolean>;
  /** Says what uploaded pictures of public pages show. */
  describe(trx: Trx, descriptions: readonly PictureDescription[]): Promise<void>;
  /** Lists the pictures of a thing in their order, with addresses that open them for a while. */
  picturesOf(db: Db, use: FileUse): Promise<StoredPicture[]>;
  /** Lists the pictures of several things of a kind likewise, by the ids of the things. */
  picturesOfAll(db: Db, kind: FileUseKind, ids: readonly string[]): Promise<Map<string, StoredPicture[]>>;
};
