import type { AdminCoupon, CouponContent } from '#contract/admin/pricing/coupons.ts';
import { locations } from '#contract/vocabulary.ts';

/** A coupon as form fields; lists are separated by commas. */
export type CouponDraft = {
  code: string;
  kind: 'amount' | 'percent';
  value: string;
  startsOn: string;
  endsOn: string;
  maxUses: string;
  maxUsesPerMember: string;
  minNights: string;
  houseIds: string;
  locations: string;
  note: string;
};

export const blankCoupon: AdminCoupon = {
  code: '',
  kind: 'amount',
  value: 0,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxUsesPerMember: 1,
  minNights: 1,
  houseIds: [],
  locations: [],
  note: '',
  state: 'valid',
  uses: 0,
  given: 0,
  changeable: true,
  createdAt: '',
  endedAt: null,
  version: '',
};

const typed = (value: number | null) => (value ? String(value) : '');

export function draftOf(coupon: AdminCoupon): CouponDraft {
  return {
    code: coupon.code,
    kind: coupon.kind,
    value: typed(coupon.value),
    startsOn: coupon.startsOn ?? '',
    endsOn: coupon.endsOn ?? '',
    maxUses: typed(coupon.maxUses),
    maxUsesPerMember: typed(coupon.maxUsesPerMember),
    minNights: typed(coupon.minNights),
    houseIds: coupon.houseIds.join(','),
    locations: coupon.locations.join(','),
    note: coupon.note,
  };
}

/** Parses a number with or without commas. Anything else becomes 0, which the host refuses. */
const numberIn = (text: string): number => {
  const digits = text.replaceAll(/[\s,]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
};

export const listIn = (text: string): string[] => text.split(',').filter(Boolean);

export function contentOf(draft: CouponDraft): CouponContent {
  const chosen = listIn(draft.locations);
  return {
    kind: draft.kind,
    value: numberIn(draft.value),
    startsOn: draft.startsOn || null,
    endsOn: draft.endsOn || null,
    maxUses: draft.maxUses.trim() ? numberIn(draft.maxUses) : null,
    maxUsesPerMember: draft.maxUsesPerMember.trim() ? numberIn(draft.maxUsesPerMember) : null,
    minNights: draft.minNights.trim() ? numberIn(draft.minNights) : 1,
    houseIds: listIn(draft.houseIds),
    locations: locations.filter((location) => chosen.includes(location)),
    note: draft.note,
  };
}
