import type { Generated } from 'kysely';
import type { DeductionRequest } from '#contract/admin/deposits.ts';
import type { SavedQuery } from '#contract/admin/saved-views.ts';
import type { Deduction } from '#contract/reservations/refunds.ts';
import type { At, Json, MaybeAt } from './columns.ts';

/** The administrator who recorded it; the name as it was then. */
type RecordedBy = { actor_account_id: string | null; actor_name: string };

/** Records about reservations, for administrators. */
export interface StaffTables {
  /** The first time that a member was shown the check-in information of a stay. */
  check_in_reads: { reservation_id: string; read_at: At };
  /** A deposit that was settled after the stay, in won: once a reservation. */
  deposit_refunds: RecordedBy & {
    reservation_id: string;
    deposit: number;
    refunded: number;
    /** The sum that an upheld objection returned beside it. */
    returned: Generated<number>;
    /** `text` is one string in a settlement from before both languages were asked for. `instalmentId` names the payment that was kept. `photoIds` name its pictures; a settlement from before there were any has none. */
    deductions: Json<
      (Omit<Deduction, 'text'> & { text: Deduction['text'] | string } & Partial<
          Pick<DeductionRequest, 'photoIds' | 'instalmentId'>
        >)[]
    >;
    recorded_at: At;
  };
  noise_complaints: RecordedBy & {
    id: string;
    reservation_id: string;
    /** The Seoul date of the noise. */
    heard_on: string;
    source: string;
    text: string;
    recorded_at: At;
    /** Set together once an administrator has withdrawn it; the name as it was then. */
    withdrawn_at: MaybeAt;
    withdrawn_by: string | null;
    withdrawn_reason: string | null;
  };
  /** A named choice of filters of the list of reservations. */
  saved_views: {
    id: string;
    owner_account_id: string;
    name: string;
    shared: boolean;
    query: Json<SavedQuery>;
    created_at: At;
  };
  staff_notes: RecordedBy & { id: string; reservation_id: string; text: string; written_at: At };
}
