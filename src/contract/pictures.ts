/** Numbers of uploaded pictures that the operator may change in one place (docs/specification.md#uploads). */
export const pictures = {
  /** The most bytes of one picture as it is sent. */
  maxBytes: 15 * 1_048_576,
  /** The most pixels that are decoded, above those of a phone's camera at its finest. */
  maxPixels: 68_000_000,
  /** The longest sides, in pixels, in which a picture is stored: the smaller for lists, the larger to look at. */
  sides: { thumbnail: 480, full: 1920 },
  /** The widths, in pixels, in which a picture of a public page is stored; the widest is for large screens. */
  widths: [400, 800, 1440],
  /** The most pixels that a picture of a public page is high: a taller one is stored in smaller widths. */
  mostHeight: 2880,
  /** The most pictures that wait in one host to be encoded; each is in memory as it was sent. */
  maxWaiting: 8,
  /** The types that a file input asks for; a phone then converts its own format (HEIC) to JPEG. */
  accepted: 'image/jpeg,image/png,image/webp',
  /** Of members: the longest side, in pixels, and the JPEG quality, 0 to 1, to which a browser reduces one; how many one sends in a day. */
  ofMember: { side: 1920, quality: 0.82, perDay: 60 },
  /** The most pictures of one review. */
  maxOfReview: 5,
  /** The most pictures of one report on leaving a home. */
  maxOfCheckOut: 10,
  /** The most pictures of one objection to deductions from a deposit. */
  maxOfObjection: 5,
  /** The most pictures of one thing. */
  maxOfOne: 40,
  /** Those that show one deduction from a deposit. */
  maxOfDeduction: 10,
  /** Days for which a picture is stored that nothing refers to. */
  unusedDays: 30,
  /** Minutes for which the address of a picture opens it. */
  linkMinutes: 20,
} as const;

/** The rooms that a picture of a house shows, in the order of their table of contents. */
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
