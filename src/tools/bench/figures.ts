/** Returns the value that the share `part` (0 to 1) of the values do not exceed. */
export const percentile = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)]!;
export const median = (values: number[]) => percentile(values, 0.5);
export const round1 = (value: number) => Math.round(value * 10) / 10;
export const round2 = (value: number) => Math.round(value * 100) / 100;

export function medians<Name extends string>(runs: Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0]!) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, round2(median(runs.map((run) => run[name])))]),
  ) as Record<Name, number>;
}

type Stretch = { start: number; duration: number };
/** A longer task delays the answer to input; ms (Long Tasks API). */
const LONG_MS = 50;

/** Total blocking time: the part above 50 ms of each task after the first contentful paint. Milliseconds since navigation. */
export function totalBlockingTime(tasks: Stretch[], firstPaint: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint);
    return sum + Math.max(after - LONG_MS, 0);
  }, 0);
}

const SESSION_GAP_MS = 1000;
const SESSION_MS = 5000;

/** Cumulative layout shift: the worst session of shifts less than 1 s apart and at most 5 s long in all (web.dev/articles/cls). */
export function layoutShift(shifts: { at: number; value: number }[]): number {
  let worst = 0;
  let session = { begin: -Infinity, last: -Infinity, sum: 0 };
  for (const { at, value } of shifts) {
    const joins = at - session.last < SESSION_GAP_MS && at - session.begin < SESSION_MS;
    session = { begin: joins ? session.begin : at, last: at, sum: (joins ? session.sum : 0) + value };
    worst = Math.max(worst, session.sum);
  }
  return worst;
}
