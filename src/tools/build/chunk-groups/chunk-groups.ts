import { areaGroups } from './areas.ts';
import { publicGroups } from './public.ts';

/**
 * Chunks that several screens share; a module belongs to the first group that lists it. A group also takes the imports of its modules that no earlier
 * group has, so that a screen loads a few files rather than one for each module. The budgets of first views decide which modules are listed.
 */
export const chunkGroups = [...publicGroups, ...areaGroups].map(
  ([name, modules, except], index, { length }) => ({
    name,
    test: (id: string) => modules.some((path) => id.includes(path)) && !except?.test(id),
    priority: length - index,
  }),
);
