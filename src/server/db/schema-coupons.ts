import type { ColumnType, Generated } from 'kysely';
import type { Location } from '#contract/vocabulary.ts';
import type { MaybeAt } from './columns.ts';

/** A list in JSON; empty unless told. */
type JsonList<T> = ColumnType<T[], string | undefined, string>;

/** Coupons, column by column as the migrations make them. */
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
    /** With the neighbourhoods below what it is for: a house that either names; every house where neither names one. */
    house_ids: JsonList<string>;
    locations: JsonList<Location>;
    /** Of the staff. */
    note: Generated<string>;
    created_at: Generated<Date>;
    /** Since when no booking may use it, by an administrator's word. */
    ended_at: MaybeAt;
  };
}
