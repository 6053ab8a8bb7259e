import * as v from 'valibot';
import { get } from '../endpoint.ts';
import { universityIds } from './universities.ts';
import { Bilingual } from '../shared.ts';

export const UniversityId = v.picklist(universityIds, 'university_invalid');
export const University = v.object({ id: UniversityId, name: Bilingual });
export type University = v.InferOutput<typeof University>;

/**
 * The way from a house to the gate of a university by lines 1, 2 and 6 or on foot; other lines may be faster. It starts at the public coordinates.
 */
export const Commute = v.object({
  university: University,
  minutes: v.pipe(v.number(), v.description('About, from door to gate')),
  lines: v.pipe(v.array(v.number()), v.description('In the order of riding; none on foot')),
  changes: v.pipe(v.number(), v.description('Changes between trains')),
  bus: v.pipe(v.boolean(), v.description('The last part is a bus')),
});
export type Commute = v.InferOutput<typeof Commute>;

export const commutes = {
  fromHouse: get('/v1/houses/{id}/commutes', 'public', {
    summary: 'List the ways from a house to universities',
    description: 'The nearest university first. Empty until they are worked out, soon after a house is new.',
    data: v.array(Commute),
    addition: true,
  }),
  universities: get('/v1/universities', 'public', {
    summary: 'List the universities that houses are searched by',
    description: 'In no order that means anything.',
    data: v.array(University),
    addition: true,
  }),
};
