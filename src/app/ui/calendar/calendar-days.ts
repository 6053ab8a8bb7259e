/** Makes a date of a day, at noon of the visitor's own zone: no offset, no daylight saving moves it to another day. */
export const toDate = (day: string) =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);
/** The date of a day, where there is one. */
export const dateOf = (day: string | undefined) => (day ? toDate(day) : undefined);
const two = (part: number) => String(part).padStart(2, '0');
/** Makes a day, `YYYY-MM-DD`, of a date in the visitor's own zone. */
export const toDay = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The number of months from the one of a day to the one of another, both counted. */
export const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** One format for all days of a language: a calendar of a year names hundreds, and names them again with every choice. */
export function dayFormat(language: string): Intl.DateTimeFormat {
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  dayFormats.set(language, format);
  return format;
}

/** The day without its year, as it is said in a sentence: "4 March". */
export const shortDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(language === 'ko' ? 'ko' : 'en-GB', { day: 'numeric', month: 'long' }).format(
    toDate(day),
  );
