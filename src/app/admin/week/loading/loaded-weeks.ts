import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { MOST_WEEKS } from '#contract/rules/operator-views.ts';
import type { Stretch } from '../rows.ts';

type Ask<Thing> = (from: PlainDate, weeks: number) => Promise<readonly Thing[]>;

type LoadedWeeks<Thing> = {
  /**
   * Returns every record of a stretch once.
   * @throws NetworkError or ApiError
   */
  load: (stretch: Stretch) => Promise<Thing[]>;
};

/**
 * Loads records by weeks. Only weeks that were not loaded within the last `freshMs` are requested.
 * @param isIn true if a record loaded with other weeks also lies in the stretch
 * @param now returns the present time in ms
 */
export function loadedWeeks<Thing extends { id: string }>(
  ask: Ask<Thing>,
  isIn: (thing: Thing, stretch: Stretch) => boolean,
  freshMs: number,
  now: () => number,
): LoadedWeeks<Thing> {
  let answers: (Stretch & { asked: number; things: readonly Thing[] })[] = [];
  const load = async (stretch: Stretch) => {
    const asked = now();
    answers = answers.filter((answer) => asked - answer.asked < freshMs);
    // Another stretch that is asked for meanwhile may drop what this one counts on.
    const known = answers;
    const missing = missingWeeks(stretch, known);
    const loaded = await Promise.all(
      missing.map(async ({ start, weeks }) => ({ start, weeks, asked, things: await ask(start, weeks) })),
    );
    answers = [...answers, ...loaded];
    const all = [...known, ...loaded].flatMap(({ things }) => things);
    const things = new Map(all.map((thing) => [thing.id, thing]));
    return [...things.values()].filter((thing) => isIn(thing, stretch));
  };
  return { load };
}

/** Returns the weeks of a stretch that are not loaded, split into parts that one call may request. All begin on a Monday. */
export function missingWeeks({ start, weeks }: Stretch, loaded: readonly Stretch[]): Stretch[] {
  const parts: Stretch[] = [];
  for (let index = 0; index < weeks; index += 1) {
    const week = addDays(start, 7 * index);
    if (loaded.some((each) => each.start <= week && week < addDays(each.start, 7 * each.weeks))) continue;
    const last = parts.at(-1);
    if (last && last.weeks < MOST_WEEKS && addDays(last.start, 7 * last.weeks) === week) last.weeks += 1;
    else parts.push({ start: week, weeks: 1 });
  }
  return parts;
}
