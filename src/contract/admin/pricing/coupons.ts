import * as v from 'valibot';
import { get, post, put } from '#contract/endpoint.ts';
import { Id, Instant, OwnId, PageQuery, PlainDate, QueryText, Won } from '#contract/shared.ts';
import { booking } from '#contract/rules/policy.ts';
import { locations } from '#contract/vocabulary.ts';
import { couponStates } from '../vocabulary.ts';

const counted = (most: number, code: 'coupon_limit_invalid' | 'coupon_nights_invalid') =>
  v.pipe(v.number(code), v.integer(code), v.minValue(1, code), v.maxValue(most, code));
const limit = v.pipe(
  v.optional(v.nullable(counted(1_000_000, 'coupon_limit_invalid')), null),
  v.description('Null where there is none'),
);
const day = v.optional(v.nullable(PlainDate), null);

const written = {
  kind: v.pipe(
    v.picklist(['amount', 'percent'], 'invalid_input'),
    v.description('Won, or a percentage of the rent of the stay'),
  ),
  value: v.pipe(
    v.number('coupon_value_invalid'),
    v.integer('coupon_value_invalid'),
    v.minValue(1, 'coupon_value_invalid'),
    v.maxValue(999_999_999, 'coupon_value_invalid'),
  ),
  startsOn: v.pipe(day, v.description('The first day on which it can be booked with, a Seoul date')),
  endsOn: v.pipe(day, v.description('The last day on which it can be booked with, a Seoul date')),
  maxUses: limit,
  maxUsesPerMember: limit,
  minNights: v.optional(counted(booking.maxNights, 'coupon_nights_invalid'), 1),
  houseIds: v.pipe(
    v.optional(v.array(Id), []),
    v.maxLength(200, 'invalid_input'),
    v.transform((ids) => [...new Set(ids)].toSorted()),
    v.description('Houses that it is for, beside the neighbourhoods; none of either for every house'),
  ),
  locations: v.pipe(
    v.optional(v.array(v.picklist(locations, 'invalid_input')), []),
    v.transform((chosen) => locations.filter((location) => chosen.includes(location))),
    v.description('Neighbourhoods that it is for, beside the houses'),
  ),
  note: v.pipe(
    v.optional(v.pipe(v.string('invalid_input'), v.trim(), v.maxLength(500, 'text_too_long')), ''),
    v.description('Of the staff'),
  ),
};

const percentFits = ({ kind, value }: { kind: 'amount' | 'percent'; value: number }) =>
  kind === 'amount' || value <= 100;
const datesFit = ({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }) =>
  startsOn === null || endsOn === null || startsOn <= endsOn;

export const CouponCode = v.pipe(
  v.string('coupon_code_invalid'),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'coupon_code_invalid'),
);

export const CouponContent = v.pipe(
  v.object(written),
  v.forward(
    v.check((it) => percentFits(it), 'coupon_percent_invalid'),
    ['value'],
  ),
  v.forward(
    v.check((it) => datesFit(it), 'coupon_dates_reversed'),
    ['endsOn'],
  ),
);
export type CouponContent = v.InferOutput<typeof CouponContent>;
export const NewCoupon = v.pipe(
  v.object({
    ...written,
    id: v.optional(OwnId),
    code: v.pipe(v.optional(v.nullable(CouponCode), null), v.description('Null for one that the host makes')),
  }),
  v.forward(
    v.check((it) => percentFits(it), 'coupon_percent_invalid'),
    ['value'],
  ),
  v.forward(
    v.check((it) => datesFit(it), 'coupon_dates_reversed'),
    ['endsOn'],
  ),
);

export const AdminCoupon = v.object({
  code: v.string(),
  kind: v.picklist(['amount', 'percent']),
  value: v.pipe(v.number(), v.description('Won, or percent of the rent')),
  startsOn: v.nullable(v.string()),
  endsOn: v.nullable(v.string()),
  maxUses: v.nullable(v.number()),
  maxUsesPerMember: v.nullable(v.number()),
  minNights: v.number(),
  houseIds: v.array(v.string()),
  locations: v.array(v.picklist(locations)),
  note: v.string(),
  state: v.picklist(couponStates),
  uses: v.pipe(v.number(), v.description('Reservations that have it, cancelled and expired ones aside')),
  given: v.pipe(Won, v.description('The sum of what it took off their rents')),
  changeable: v.pipe(v.boolean(), v.description('No reservation has named it, and it was not ended')),
  createdAt: Instant,
  endedAt: v.nullable(v.pipe(Instant, v.description('When an administrator ended it'))),
  version: v.pipe(v.string(), v.description('The ETag of what administrators write, without quotes')),
});
export type AdminCoupon = v.InferOutput<typeof AdminCoupon>;

export const adminCoupons = {
  list: get('/v1/admin/coupons', 'admin', {
    summary: 'List the coupons',
    description: 'The newest first, with what each one gave away.',
    query: v.object({
      state: v.optional(v.picklist(couponStates, 'invalid_input')),
      search: v.optional(QueryText),
      ...PageQuery,
    }),
    data: v.array(AdminCoupon),
    paged: true,
    addition: true,
  }),
  get: get('/v1/admin/coupons/{code}', 'admin', {
    summary: 'Get a coupon',
    description: 'With what it gave away.',
    data: AdminCoupon,
    version: 'shown',
    addition: true,
  }),
  create: post('/v1/admin/coupons', 'admin', {
    summary: 'Make a coupon',
    description:
      'Its code is the one that was typed, in capital letters, or one that the host makes of letters that nobody mistakes. The same request again, with its code or its id, is the first.',
    body: NewCoupon,
    data: AdminCoupon,
    addition: true,
  }),
  update: put('/v1/admin/coupons/{code}', 'admin', {
    summary: 'Change a coupon',
    description:
      'Replaces all but its code. One that a reservation has named is refused with `coupon_used`: it can only be ended.',
    body: CouponContent,
    data: AdminCoupon,
    version: 'required',
    addition: true,
  }),
  end: post('/v1/admin/coupons/{code}/end', 'admin', {
    summary: 'End a coupon',
    description:
      'No booking takes it from then on; the reservations that have it stay as they are. Cannot be undone.',
    data: AdminCoupon,
    version: 'required',
    addition: true,
  }),
};
