import type { AdminCoupon, adminCoupons } from '../admin/pricing/coupons.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { now } from './world.ts';

const content = {
  kind: 'percent',
  value: 5,
  startsOn: '2026-12-01',
  endsOn: '2027-02-28',
  maxUses: 100,
  maxUsesPerMember: 1,
  minNights: 90,
  houseIds: [],
  locations: ['hongdae' as const, 'sinchon' as const],
  note: '봄 학기 교환학생 안내에 실었어요.',
} as const;
const coupon: AdminCoupon = {
  code: 'SPRING5',
  ...content,
  houseIds: [],
  locations: [...content.locations],
  state: 'upcoming',
  uses: 0,
  given: 0,
  changeable: true,
  createdAt: now,
  endedAt: null,
  version: '4f2a9c1be07d3356',
};
const params = { code: coupon.code };
const written = { ...content, houseIds: [], locations: [...content.locations] };

export const adminCouponExamples: ExamplesOf<typeof adminCoupons> = {
  list: { query: { state: 'upcoming' }, data: [coupon] },
  get: { params, data: coupon },
  create: { body: { ...written, code: 'SPRING5' }, data: coupon },
  update: {
    params,
    ifMatch: `"${coupon.version}"`,
    body: { ...written, maxUses: 200 },
    data: { ...coupon, maxUses: 200 },
  },
  end: {
    params,
    ifMatch: `"${coupon.version}"`,
    data: { ...coupon, state: 'over', changeable: false, endedAt: now },
  },
};
