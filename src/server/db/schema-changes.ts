import type { Generated } from 'kysely';
import type { Occupant } from '#contract/reservations/requests.ts';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import type { At, Json, MaybeAt } from './columns.ts';

/** An occupant. `isOwnLanguage` is true if they chose the language themselves when signing. */
export type StoredOccupant = Occupant & { isOwnLanguage?: boolean };

export type ChangeTerms = {
  check_in: string;
  check_out: string;
  guests: number;
  bedding_sets: number;
  house_price: number;
  coupon_discount: number;
  bedding_price: number;
  deposit: number;
  total: number;
  total_usd_cents: number | null;
  policy: RefundPolicy;
};

/** Changes of reservations after their first payment (ADR 39). */
export interface ChangeTables {
  reservation_changes: {
    id: string;
    reservation_id: string;
    asked_at: At;
    /** When it lapses unless all have signed and the difference is paid. */
    due_at: At;
    terms: Json<ChangeTerms>;
    /** Null once it has ended. */
    occupants: Json<StoredOccupant[]> | null;
    instalment_id: string | null;
    to_pay: number;
    to_pay_usd_cents: number | null;
    to_return: number;
    to_return_usd_cents: number | null;
    signed_at: Generated<Date | null>;
    paid_at: MaybeAt;
    ended_at: MaybeAt;
    outcome: Generated<'completed' | 'lapsed' | 'withdrawn' | 'declined' | null>;
  };
}
