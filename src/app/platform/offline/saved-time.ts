/** Formats when something was cached, in the device's time zone, with the date unless it is today. Times are in ms since the epoch. */
export function savedTime(at: number, now: number, language: string): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  const day = sameDay ? {} : ({ month: 'long', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
