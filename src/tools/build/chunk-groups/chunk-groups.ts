import { areaGroups } from './areas.ts';
import { publicGroups } from './public.ts';

/**
 * Chunks that several screens share, by the first group that a module is listed in. A group takes what its modules import and no earlier
 * group has, so that a screen begins with a few files rather than with one for each module; the first views' budgets decide what is listed.
 */
export const chunkGroups = [...publicGroups, ...areaGroups].map(
  ([name, modules, except], index, { length }) => ({
    name,
    test: (id: string) => modules.some((path) => id.includes(path)) && !except?.test(id),
    priority: length - index,
  }),
);
