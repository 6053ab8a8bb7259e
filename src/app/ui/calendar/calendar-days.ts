/** Converts a day to a Date at noon in the visitor's time zone, so that no offset or daylight saving time moves it to another day. */
export const toDate = (day: string) =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);
export const dateOf = (day: string | undefined) => (day ? toDate(day) : undefined);
const two = (part: number) => String(part).padStart(2, '0');
/** Converts a Date to `YYYY-MM-DD` in the visitor's time zone. */
export const toDay = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Returns the number of months between two days, including both months. */
export const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached date format of a language, because a calendar of a year formats hundreds of days on each choice. */
export function dayFormat(language: string): Intl.DateTimeFormat {
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  dayFormats.set(language, format);
  return format;
}

/** Formats a day without its year, for use in a sentence: "4 March". */
export const shortDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(language === 'ko' ? 'ko' : 'en-GB', { day: 'numeric', month: 'long' }).format(
    toDate(day),
  );
