import * as v from 'valibot';
import { get } from '../endpoint.ts';
import { replyTimes, staffLanguages } from '../rules/people/staff.ts';
import { Bilingual, ListPhoto } from '../shared.ts';

/** A host or member of staff as everybody sees them. */
export const StaffProfile = v.object({
  id: v.string(),
  name: Bilingual,
  role: Bilingual,
  languages: v.pipe(v.array(v.picklist(staffLanguages)), v.description('ISO 639-1, the best first')),
  replyMinutes: v.pipe(v.picklist(replyTimes), v.description('Usual time to a reply, in minutes')),
  portrait: v.nullable(ListPhoto),
});
export type StaffProfile = v.InferOutput<typeof StaffProfile>;

export const HouseHost = v.object({
  ...StaffProfile.entries,
  isHost: v.pipe(
    v.boolean(),
    v.description(
      'True for the host of this house; false for the first of the team, who answers for the others',
    ),
  ),
});
export type HouseHost = v.InferOutput<typeof HouseHost>;

export const staff = {
  list: get('/v1/staff', 'public', {
    summary: 'List hosts and staff',
    description: 'Those whose profile is published, in the order that administrators gave them.',
    data: v.array(StaffProfile),
    addition: true,
  }),
  host: get('/v1/houses/{id}/host', 'public', {
    summary: 'Get the host of a house',
    description:
      'The host whose profile is published, else the first of the team; null while no profile is published.',
    data: v.nullable(HouseHost),
    addition: true,
  }),
};
