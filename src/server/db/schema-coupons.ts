import type { ColumnType, Generated } from 'kysely';
import type { Location } from '#contract/vocabulary.ts';
import type { MaybeAt } from './columns.ts';

type JsonList<T> = ColumnType<T[], string | undefined, string>;

export interface CouponTables {
  coupons: {
    code: string;
    kind: 'amount' | 'percent';
    value: number;
    starts_on: string | null;
    ends_on: string | null;
    max_uses: number | null;
    max_uses_per_member: Generated<number | null>;
    min_nights: Generated<number>;
    /** Restricts the coupon, together with the neighborhoods below, to houses that either names. Applies to every house if both are empty. */
    house_ids: JsonList<string>;
    locations: JsonList<Location>;
    note: Generated<string>;
    created_at: Generated<Date>;
    ended_at: MaybeAt;
  };
}
