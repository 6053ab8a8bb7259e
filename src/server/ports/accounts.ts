import type { Invitee } from '#contract/contacts/invitations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import type { ConsentKind } from '#server/db/schema-people.ts';
import type { Db, Trx } from './database.ts';

export type Accounts = {
  /** Locks an account until the transaction ends, so that counts for it stay correct. @returns undefined if it is deleted. */
  lock(trx: Trx, accountId: string): Promise<{ isEmailConfirmed: boolean; isBlocked: boolean } | undefined>;
  giveConsents(
    trx: Trx,
    accountId: string,
    consents: { kind: ConsentKind; version: string }[],
    at: Date,
  ): Promise<void>;
  /** Returns the id of the account with an address. Without one it creates an invited account, which has agreed to nothing yet. */
  accountOf(trx: Trx, invitee: Required<Invitee>, at: Date): Promise<string>;
  /**
   * Makes a new secret for an invitation link, valid until an instant or as long as the previous one; earlier links stop working.
   * @returns null if the account is not an invited one
   */
  invitationSecret(trx: Trx, accountId: string, when: { at: Date; until: Date }): Promise<string | null>;
  /**
   * Confirms an account's address after somebody signed by a link mailed there. Does nothing if the address has changed. Call it before locking a
   * house.
   */
  confirmAddress(trx: Trx, accountId: string, email: string, at: Date): Promise<void>;
  /** Stores the phone and date of birth of an account that has none; existing values stay. Call it before locking a house. */
  complete(
    trx: Trx,
    accountId: string,
    told: { phone: { phoneCountry: string; phone: string } } | { birthDate: PlainDate },
  ): Promise<void>;
  nameOf(db: Db, accountId: string): Promise<string | null>;
  administrators(db: Db): Promise<{ id: string; email: string; first_name: string; language: Language }[]>;
};
