import * as v from 'valibot';
import { del, get, post, put } from '#contract/endpoint.ts';
import { MAX_STAFF, replyTimes, staffLanguages } from '#contract/rules/people/staff.ts';
import { Bilingual, Id, OwnId, Photo, WrittenBilingual } from '#contract/shared.ts';

const Version = v.pipe(
  v.string(),
  v.description('The ETag of what administrators change of it, without quotes'),
);

/** The content of a profile of a host or member of staff. A portrait was uploaded as a picture of public pages. */
export const StaffContent = v.object({
  name: v.pipe(
    WrittenBilingual(100),
    v.description('In Hangul, and in Latin letters for readers of English'),
  ),
  role: WrittenBilingual(100),
  languages: v.pipe(
    v.array(v.picklist(staffLanguages, 'invalid_input')),
    v.minLength(1, 'languages_required'),
    v.maxLength(staffLanguages.length, 'invalid_input'),
    v.check((all) => new Set(all).size === all.length, 'invalid_input'),
    v.description('ISO 639-1, the best first'),
  ),
  replyMinutes: v.pipe(v.picklist(replyTimes, 'invalid_input'), v.description('In minutes')),
  photoId: v.nullable(v.pipe(Id, v.description('Of an uploaded picture of public pages'))),
  published: v.boolean('invalid_input'),
});
export type StaffContent = v.InferOutput<typeof StaffContent>;

export const NewStaff = v.object({ id: OwnId, ...StaffContent.entries });

/** A change of a profile. Omitted fields stay. The order is not part of the version. */
export const StaffChange = v.object({
  ...v.partial(StaffContent).entries,
  position: v.optional(
    v.pipe(
      v.number('invalid_input'),
      v.integer('invalid_input'),
      v.minValue(1, 'invalid_input'),
      v.description('Its place in the order, from 1; beyond the end is the end'),
    ),
  ),
});
export type StaffChange = v.InferOutput<typeof StaffChange>;

/** A stored profile. English is empty if missing. */
export const AdminStaff = v.object({
  id: v.string(),
  name: Bilingual,
  role: Bilingual,
  languages: v.array(v.picklist(staffLanguages)),
  replyMinutes: v.picklist(replyTimes),
  portrait: v.nullable(Photo),
  published: v.boolean(),
  houses: v.pipe(
    v.array(v.object({ id: v.string(), name: Bilingual })),
    v.description('The houses that this person is the host of, by name'),
  ),
  version: Version,
});
export type AdminStaff = v.InferOutput<typeof AdminStaff>;

export const HouseHostChange = v.object({
  staffId: v.nullable(v.pipe(Id, v.description('Of a profile, published or not'))),
});
/** The host that a house names; null is the first of the team. */
export const NamedHost = v.object({ staffId: v.nullable(v.string()), version: Version });
export type NamedHost = v.InferOutput<typeof NamedHost>;

export const adminStaff = {
  list: get('/v1/admin/staff', 'admin', {
    summary: 'List all profiles of hosts and staff',
    description: 'Published or not, in their order.',
    data: v.array(AdminStaff),
    addition: true,
  }),
  create: post('/v1/admin/staff', 'admin', {
    summary: 'Add a profile',
    description: `It comes last. The same request again, with its id, is the first. There are at most ${MAX_STAFF}.`,
    body: NewStaff,
    data: AdminStaff,
    addition: true,
  }),
  get: get('/v1/admin/staff/{id}', 'admin', {
    summary: 'Get a profile',
    description: 'In both languages, with the houses that the person is the host of.',
    data: AdminStaff,
    version: 'shown',
    addition: true,
  }),
  update: put('/v1/admin/staff/{id}', 'admin', {
    summary: 'Change a profile',
    description:
      'Changes what is written of it, its portrait, its place in the order, or whether it is published.',
    body: StaffChange,
    data: AdminStaff,
    version: 'required',
    addition: true,
  }),
  remove: del('/v1/admin/staff/{id}', 'admin', {
    summary: 'Delete a profile',
    description: 'It leaves every page at once; its houses have the first of the team as their host then.',
    data: v.null(),
    version: 'required',
    addition: true,
  }),
  houseHost: get('/v1/admin/houses/{id}/host', 'admin', {
    summary: 'Get the host that a house names',
    description: 'Also while the profile is not published.',
    data: NamedHost,
    version: 'shown',
    addition: true,
  }),
  setHouseHost: put('/v1/admin/houses/{id}/host', 'admin', {
    summary: 'Name the host of a house',
    description: 'Or none: then the first of the team answers for it.',
    body: HouseHostChange,
    data: NamedHost,
    version: 'required',
    addition: true,
  }),
};
