import type { HouseQuery } from './search.ts';
import { alternatives } from './alternatives.ts';

/** Loads for a search that found nothing its alternatives, and the name of its university, which no house says. */
export async function nothingFound(query: HouseQuery) {
  const [near, university] = await Promise.all([alternatives(query), universityName(query.university)]);
  return { near, university };
}

async function universityName(id: HouseQuery['university']) {
  if (!id) return undefined;
  const { universities } = await import('../commute/queries.ts');
  return (await universities())?.find((each) => each.id === id)?.name;
}
