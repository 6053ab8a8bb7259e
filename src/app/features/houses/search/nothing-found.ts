import type { HouseQuery } from './search.ts';
import { alternatives } from './alternatives.ts';

/** Loads the alternatives to a search that found nothing, and the name of its university, which no found house gives. */
export async function nothingFound(query: HouseQuery) {
  const [near, university] = await Promise.all([alternatives(query), universityName(query.university)]);
  return { near, university };
}

async function universityName(id: HouseQuery['university']) {
  if (!id) return undefined;
  const { universities } = await import('../commute/queries.ts');
  return (await universities())?.find((each) => each.id === id)?.name;
}
