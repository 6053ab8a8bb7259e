import type { Language } from '#contract/shared.ts';
import type { ConsentKind } from '#server/db/schema-people.ts';
import type { Db, Trx } from './database.ts';

/** The services of the accounts module to other modules. */
export type Accounts = {
  /** Holds an account until the transaction ends, so that what is counted for it stays true. @returns undefined where it is gone. */
  lock(trx: Trx, accountId: string): Promise<{ isEmailConfirmed: boolean; isBlocked: boolean } | undefined>;
  /** Records what an account agreed to, version by version, at an instant. */
  giveConsents(
    trx: Trx,
    accountId: string,
    consents: { kind: ConsentKind; version: string }[],
    at: Date,
  ): Promise<void>;
  /** Full name of an account, or null where it is gone. */
  nameOf(db: Db, accountId: string): Promise<string | null>;
  /** The people who run the house, with an address and a language to write in. */
  administrators(db: Db): Promise<{ id: string; email: string; first_name: string; language: Language }[]>;
};
