import type { Generated } from 'kysely';
import type { At } from './columns.ts';

export interface ChoosingTables {
  favourites: { account_id: string; house_id: string; changed_at: At; is_removed: boolean };
  availability_alerts: {
    id: string;
    account_id: string;
    house_id: string;
    check_in: string;
    check_out: string;
    asked_at: At;
    told_at: Generated<Date | null>;
    /** SHA-256 of the token in the mail's link. */
    stop_hash: Generated<string | null>;
  };
}
