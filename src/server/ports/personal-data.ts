import type { Deletion } from '#contract/accounts.ts';
import type { Db, Trx } from './database.ts';

/** A person as other modules know one. */
export type PersonRef = {
  accountId: string;
  email: string;
  phoneCountry: string | null;
  phone: string | null;
};

/** One module's data about people; each brings its own part to the export and the deletion of an account. */
export type PersonalData = {
  /** Its part of everything that is held about a person, by name. */
  exported(db: Db, person: PersonRef): Promise<Record<string, unknown>>;
  /** Names the reasons against deleting the account now. */
  blockers?(db: Db, person: PersonRef): Promise<Deletion['blockedBy']>;
  /** Erases what the law does not retain. Runs while everything still points to the account, which is deleted right after. */
  erase(trx: Trx, person: PersonRef): Promise<void>;
};
