import * as v from 'valibot';
import { get, put } from '../endpoint.ts';
import { Bilingual, WrittenBilingual } from '../shared.ts';

export const MOST_STEPS = 40;

export const HouseChecklist = v.object({
  houseId: v.string(),
  listingName: Bilingual,
  steps: v.array(
    v.object({ key: v.pipe(v.string(), v.description('Its name within the list')), text: Bilingual }),
  ),
  isOwn: v.pipe(v.boolean(), v.description('False where it is the list that every house has')),
  version: v.pipe(v.string(), v.description('The ETag of its steps, without quotes')),
});
export type HouseChecklist = v.InferOutput<typeof HouseChecklist>;

export const ChecklistChange = v.object({
  steps: v.pipe(
    v.nullable(
      v.pipe(
        v.array(
          v.object({
            key: v.pipe(
              v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
              v.description('Of a step that is there already; null for a new one'),
            ),
            text: WrittenBilingual(200),
          }),
        ),
        v.minLength(1, 'invalid_input'),
        v.maxLength(MOST_STEPS, 'invalid_input'),
      ),
    ),
    v.description('In their order; null for the list that every house has'),
  ),
});
export type ChecklistChange = v.InferInput<typeof ChecklistChange>;

export const adminChecklists = {
  get: get('/v1/admin/houses/{id}/checklist', 'admin', {
    summary: 'Get the checklist of a house',
    description: 'The steps of the work between two stays: its own, or those that every house has.',
    data: HouseChecklist,
    version: 'shown',
    addition: true,
  }),
  update: put('/v1/admin/houses/{id}/checklist', 'admin', {
    summary: 'Change the checklist of a house',
    description:
      'Turnovers that nobody has begun get the new steps; the others keep those that they began with.',
    body: ChecklistChange,
    data: HouseChecklist,
    version: 'required',
    addition: true,
  }),
};
