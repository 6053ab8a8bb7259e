/** Languages that a host or member of staff may be said to speak (ISO 639-1), the first two being ours. */
export const staffLanguages = [
  'ko',
  'en',
  'zh',
  'ja',
  'vi',
  'mn',
  'ru',
  'uz',
  'kk',
  'fr',
  'de',
  'es',
  'pt',
  'id',
  'th',
  'hi',
  'ar',
  'tr',
] as const;
export type StaffLanguage = (typeof staffLanguages)[number];

/** Usual reply times to choose from, in minutes. */
export const replyTimes = [10, 30, 60, 120, 240, 720, 1440] as const;
export type ReplyTime = (typeof replyTimes)[number];

/** The most profiles; more are refused with `staff_exceeded`. */
export const MAX_STAFF = 60;
