import * as v from 'valibot';
import { get, post } from '../endpoint.ts';
import { Instant, PlainDate, WonAmount } from '../shared.ts';
import { pictureRooms } from '../pictures.ts';
import { Percent } from './files.ts';
import { PictureWords } from './house-pictures.ts';
import { CouponCode, NewCoupon } from './pricing/coupons.ts';
import { HouseContent } from './houses.ts';
import { houseStates, importActions, importKinds } from './vocabulary.ts';

export const MAX_CATALOGUE_BYTES = 20 * 1_048_576;
export const MAX_CATALOGUE_ROWS = 5000;
export const CATALOGUE_FORMAT = 'ondol-catalogue';
export const CATALOGUE_VERSION = 1;

const Deposit = v.pipe(
  v.number('amount_required'),
  v.integer('amount_required'),
  v.minValue(0, 'amount_required'),
  v.maxValue(999_999_999, 'amount_required'),
);

/** A house in the catalog file. Door code and Wi-Fi password are never exported. */
export const CatalogueHouse = v.object({
  id: v.pipe(v.string('house_id_invalid'), v.regex(/^[a-z0-9][\w-]{0,63}$/i, 'house_id_invalid')),
  state: v.picklist(houseStates, 'invalid_input'),
  content: v.object({
    ...HouseContent.entries,
    wifiPassword: v.pipe(
      v.optional(HouseContent.entries.wifiPassword, ''),
      v.description('Only in files of earlier versions; left out or empty, it stays'),
    ),
  }),
  monthlyRent: v.pipe(v.nullable(WonAmount), v.description('That holds now; null where none was set yet')),
  deposit: v.nullable(Deposit),
  prices: v.pipe(
    v.array(v.object({ startsOn: PlainDate, monthlyRent: WonAmount, deposit: Deposit })),
    v.maxLength(100, 'invalid_input'),
    v.description('Those to come are read back; former ones are for the reader'),
  ),
  pictures: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string('picture_unknown'), v.maxLength(64, 'picture_unknown')),
        room: v.nullable(v.picklist(pictureRooms, 'invalid_input')),
        url: v.optional(v.string()),
        alt: v.pipe(
          v.optional(v.object({ ko: PictureWords, en: PictureWords })),
          v.description('Left out, it stays as it is'),
        ),
        focus: v.pipe(
          v.optional(v.nullable(v.object({ x: Percent, y: Percent }))),
          v.description('In percent from the left and from the top; null for the middle, left out it stays'),
        ),
      }),
    ),
    v.maxLength(100, 'invalid_input'),
    v.description('In their order, by the ids of pictures that the host has; `url` is for the reader'),
  ),
});
export type CatalogueHouse = v.InferOutput<typeof CatalogueHouse>;

export const CatalogueCoupon = v.intersect([
  NewCoupon,
  v.object({ code: CouponCode, endedAt: v.optional(v.nullable(Instant), null) }),
]);
export type CatalogueCoupon = v.InferOutput<typeof CatalogueCoupon>;

/** A field that an import changes, as text. Null if empty. */
export const ImportField = v.object({
  field: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
export const ImportItem = v.object({
  kind: v.picklist(importKinds),
  id: v.string(),
  name: v.string(),
  line: v.pipe(v.number(), v.description('Of the file in CSV, else its place in the list, from 1')),
  action: v.picklist(importActions),
  fields: v.array(ImportField),
});
export type ImportItem = v.InferOutput<typeof ImportItem>;
export const ImportProblem = v.object({
  kind: v.picklist(importKinds),
  id: v.nullable(v.string()),
  line: v.number(),
  field: v.string(),
  code: v.string(),
  text: v.pipe(v.string(), v.description("In the reader's language")),
});
export type ImportProblem = v.InferOutput<typeof ImportProblem>;

export const ImportPlan = v.object({
  format: v.picklist(['json', 'csv']),
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  items: v.array(ImportItem),
  problems: v.array(ImportProblem),
  applied: v.boolean(),
  plan: v.pipe(v.string(), v.description('Names these changes: to be handed in to apply them')),
});
export type ImportPlan = v.InferOutput<typeof ImportPlan>;

export const adminCatalogue = {
  export: get('/v1/admin/catalogue', 'admin', {
    summary: 'Export the catalogue',
    description:
      'All houses, archived ones too, and all coupons as one file, without door codes and Wi-Fi passwords. The audit log names who exported it.',
    file: 'application/json',
    addition: true,
  }),
  exportHouses: get('/v1/admin/catalogue/houses', 'admin', {
    summary: 'Export houses for spreadsheets',
    description:
      'A line for each house with all of it that is flat: no lists of sentences, prices and pictures.',
    file: 'text/csv',
    addition: true,
  }),
  exportCoupons: get('/v1/admin/catalogue/coupons', 'admin', {
    summary: 'Export coupons for spreadsheets',
    description: 'A line for each coupon, with what it gave away.',
    file: 'text/csv',
    addition: true,
  }),
  preview: post('/v1/admin/catalogue/preview', 'admin', {
    summary: 'Preview an import',
    description:
      'Tells all that reading a file back would change, field by field, and every error by its line. Nothing is changed.',
    upload: 'catalogue',
    data: ImportPlan,
    safe: true,
    addition: true,
  }),
  import: post('/v1/admin/catalogue', 'admin', {
    summary: 'Import a catalogue',
    description:
      'Applies a file as it was previewed, all of it or nothing. Where the changes would be others by now it is refused with `catalogue_changed`.',
    query: v.object({ plan: v.pipe(v.string(), v.maxLength(64, 'invalid_input')) }),
    upload: 'catalogue',
    data: ImportPlan,
    addition: true,
  }),
};
