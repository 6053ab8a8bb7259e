/** Limits of uploaded pictures. The operator may change them here (docs/specification.md#uploads). */
export const pictures = {
  maxBytes: 15 * 1_048_576,
  /** The most pixels to decode, above those of the best phone cameras. */
  maxPixels: 68_000_000,
  /** The longest side of a stored picture, in pixels: the smaller for lists, the larger for viewing. */
  sides: { thumbnail: 480, full: 1920 },
  /** The stored widths of a picture on public pages, in pixels. The widest is for large screens. */
  widths: [400, 800, 1440],
  /** The greatest height of a picture on public pages, in pixels. A taller picture is stored in smaller widths. */
  mostHeight: 2880,
  /** The most pictures that wait in one host for encoding. Each is held in memory as it was sent. */
  maxWaiting: 8,
  /** The types that a file input accepts. A phone then converts its own format (HEIC) to JPEG. */
  accepted: 'image/jpeg,image/png,image/webp',
  /** For members: the longest side in pixels and the JPEG quality (0 to 1) that a browser reduces a picture to, and the uploads per day. */
  ofMember: { side: 1920, quality: 0.82, perDay: 60 },
  maxOfReview: 5,
  maxOfCheckOut: 10,
  maxOfObjection: 5,
  maxOfOne: 40,
  maxOfDeduction: 10,
  unusedDays: 30,
  linkMinutes: 20,
} as const;

export const pictureRooms = [
  'bedroom',
  'living-room',
  'kitchen',
  'bathroom',
  'entrance',
  'outside',
  'floor-plan',
] as const;
export type PictureRoom = (typeof pictureRooms)[number];
