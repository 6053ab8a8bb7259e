import type { Invitee } from '#contract/contacts/invitations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
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
  /** The account of an address; where nobody has one, it is made for the invited, who has agreed to nothing yet. @returns its id */
  accountOf(trx: Trx, invitee: Required<Invitee>, at: Date): Promise<string>;
  /**
   * A fresh secret for the link of an invitation, good until an instant, or as long as the one before; the ones before open nothing any more.
   * @returns null for an account that is no invited one
   */
  invitationSecret(trx: Trx, accountId: string, when: { at: Date; until: Date }): Promise<string | null>;
  /**
   * Confirms an account's address, for somebody has signed by a link that was mailed there; does nothing where the account has another address
   * by now. Before any house is held.
   */
  confirmAddress(trx: Trx, accountId: string, email: string, at: Date): Promise<void>;
  /** Notes the phone and the date of birth of an account that has not told them yet; what it told already stays. Before any house is held. */
  complete(
    trx: Trx,
    accountId: string,
    told: { phone: { phoneCountry: string; phone: string } } | { birthDate: PlainDate },
  ): Promise<void>;
  /** Full name of an account, or null where it is gone. */
  nameOf(db: Db, accountId: string): Promise<string | null>;
  /** The people who run the house, with an address and a language to write in. */
  administrators(db: Db): Promise<{ id: string; email: string; first_name: string; language: Language }[]>;
};
