import type { CheckOutItem, KeyReturn, Meter } from '#contract/rules/check-out/check-out.ts';
import type { At, Json, MaybeAt } from './columns.ts';

export interface CheckOutTables {
  check_out_reports: {
    reservation_id: string;
    done: Json<CheckOutItem[]>;
    keys: KeyReturn;
    meter: Json<Record<Meter, string>>;
    note: string;
    first_sent_at: At;
    sent_at: At;
  };
  deposit_objections: {
    reservation_id: string;
    text: string;
    objected_at: At;
    answer: string | null;
    answered_at: MaybeAt;
    answered_by: string | null;
    /** The administrator's name at that time. */
    answered_by_name: string | null;
  };
}
