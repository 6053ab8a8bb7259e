import * as v from 'valibot';
import { get } from '../endpoint.ts';
import { Bilingual, Won } from '../shared.ts';
import { locations } from '../vocabulary.ts';
import { Commute } from './commutes.ts';
import { neighbourhoodTopics } from './neighbourhood-topics.ts';

const Topic = v.pipe(v.nullable(Bilingual), v.description('Null if nothing is published'));

/** A neighborhood: what administrators have published about it, and what follows from the houses and the map. */
export const Neighbourhood = v.object({
  location: v.picklist(locations),
  summary: Topic,
  streets: v.array(v.object({ name: Bilingual, text: Bilingual })),
  ...v.entriesFromList(neighbourhoodTopics, Topic),
  commutes: v.pipe(v.array(Commute), v.description('From its station to the nearest universities')),
  rents: v.pipe(
    v.nullable(v.object({ from: Won, to: Won })),
    v.description('The lowest and the highest monthly rent of its published houses; null if it has none'),
  ),
  houses: v.pipe(v.number(), v.integer(), v.description('Number of its published houses')),
});
export type Neighbourhood = v.InferOutput<typeof Neighbourhood>;

export const neighbourhoods = {
  get: get('/v1/neighbourhoods/{slug}', 'public', {
    summary: 'Get a neighborhood',
    description:
      'The slug is the `location` of its houses. Without a published text it has only what is computed: rents, the number of houses, and the ways to universities.',
    data: Neighbourhood,
    addition: true,
  }),
};
