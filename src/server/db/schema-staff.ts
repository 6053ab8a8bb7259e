import type { Generated } from 'kysely';
import type { DeductionRequest } from '#contract/admin/deposits.ts';
import type { SavedQuery } from '#contract/admin/saved-views.ts';
import type { StaffLanguage } from '#contract/rules/people/staff.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Deduction } from '#contract/reservations/refunds.ts';
import type { At, Json, MaybeAt } from './columns.ts';

/** The administrator who recorded it, with the name at that time. */
type RecordedBy = { actor_account_id: string | null; actor_name: string };

export interface StaffTables {
  staff_profiles: {
    id: string;
    name: Json<Bilingual>;
    role: Json<Bilingual>;
    languages: Json<StaffLanguage[]>;
    reply_minutes: number;
    photo_id: string | null;
    position: number;
    published: boolean;
  };
  /** The host of a house; none for most. */
  house_hosts: { house_id: string; staff_id: string };
  check_in_reads: { reservation_id: string; read_at: At };
  /** A deposit settled after the stay, in won; one per reservation. */
  deposit_refunds: RecordedBy & {
    reservation_id: string;
    deposit: number;
    refunded: number;
    /** The additional amount returned by an upheld objection. */
    returned: Generated<number>;
    /**
     * `text` is one string in settlements from before both languages were required. `instalmentId` names the payment that was kept. `photoIds` is
     * missing in settlements from before pictures.
     */
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
    /** Set together when an administrator withdraws it, with the name at that time. */
    withdrawn_at: MaybeAt;
    withdrawn_by: string | null;
    withdrawn_reason: string | null;
  };
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
