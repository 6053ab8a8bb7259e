import type { CatalogueCoupon } from '#contract/admin/catalogue.ts';

/** Coupons as cells (ADR 57). */

/** The columns of coupons, in their order; the last two tell and are not read back. */
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
/** Without these columns no coupon can be read. */
export const neededOfCoupons = ['code', 'kind', 'value'];

const text = (value: string | number | null) => (value === null ? '' : String(value));

/** The cells of a coupon by column. */
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

/** A coupon of cells, unchecked: columns that are left out stay as they are. */
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
