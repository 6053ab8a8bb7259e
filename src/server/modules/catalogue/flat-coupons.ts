import type { CatalogueCoupon } from '#contract/admin/catalogue.ts';

/** Converts coupons to and from cells (ADR 57). */

/** The columns of coupons in order. The last two are for information and are not read back. */
export const couponColumns: readonly string[] = [
  'code',
  'kind',
  'value',
  'startsOn',
  'endsOn',
  'maxUses',
  'maxUsesPerMember',
  'minNights',
  'houseIds',
  'locations',
  'note',
  'endedAt',
  'uses',
  'given',
];
export const neededOfCoupons = ['code', 'kind', 'value'];

const text = (value: string | number | null) => (value === null ? '' : String(value));

export function cellsOfCoupon(coupon: CatalogueCoupon): Record<string, string> {
  return {
    code: coupon.code,
    kind: coupon.kind,
    value: text(coupon.value),
    startsOn: text(coupon.startsOn),
    endsOn: text(coupon.endsOn),
    maxUses: text(coupon.maxUses),
    maxUsesPerMember: text(coupon.maxUsesPerMember),
    minNights: text(coupon.minNights),
    houseIds: coupon.houseIds.join(','),
    locations: coupon.locations.join(','),
    note: coupon.note,
    endedAt: text(coupon.endedAt),
  };
}

const numbers = new Set(['value', 'maxUses', 'maxUsesPerMember', 'minNights']);
const lists = new Set(['houseIds', 'locations']);

/** Builds an unchecked coupon from cells; columns left out keep their known values. */
export function couponOfCells(cells: Record<string, string>, known: CatalogueCoupon | undefined): unknown {
  const coupon: Record<string, unknown> = { ...known };
  for (const [column, cell] of Object.entries(cells)) {
    if (column === 'uses' || column === 'given') continue;
    const plain = cell.trim();
    if (lists.has(column))
      coupon[column] = plain
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean);
    else if (numbers.has(column)) {
      const digits = plain.replaceAll(',', '');
      const isNone = plain === '' && column !== 'value';
      coupon[column] = isNone
        ? column === 'minNights'
          ? 1
          : null
        : /^\d+$/.test(digits)
          ? Number(digits)
          : plain;
    } else
      coupon[column] = column === 'note' || column === 'code' || column === 'kind' ? plain : plain || null;
  }
  return coupon;
}
