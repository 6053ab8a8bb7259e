import type { Deletion } from '#contract/accounts.ts';
import type { Db, Trx } from './database.ts';

export type PersonRef = {
  accountId: string;
  email: string;
  phoneCountry: string | null;
  phone: string | null;
};

/** One module's data about people; each brings its own part to the export and the deletion of an account. */
export type PersonalData = {
  exported(db: Db, person: PersonRef): Promise<Record<string, unknown>>;
  blockers?(db: Db, person: PersonRef): Promise<Deletion['blockedBy']>;
  /** Erases data that the law does not require us to keep. Runs before the account is deleted, while all references to it still exist. */
  erase(trx: Trx, person: PersonRef): Promise<void>;
};
