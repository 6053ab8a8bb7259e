import type { ContractBlock } from '#contract/contract-text.ts';
import type { SignerIdentity } from '#contract/contracts.ts';
import type { Occupant } from '#contract/reservations/requests.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Db, Trx } from './database.ts';
import type { ContractDocument } from './documents/contract-document.ts';

/** A contract that everybody has signed: its text as data, and who its signers are by their passports, null for who was not asked. */
export type SignedContract = {
  id: string;
  signedAt: Date;
  document: ContractDocument;
  signers: { position: number; name: string; identity: SignerIdentity | null }[];
};

/** The contracts of a reservation, as other modules need them. */
export type Contracts = {
  /**
   * Makes the PDF, and a signing link with its email for every occupant. A contract from before is replaced by it; by that of a change,
   * whose people and payments are `as`, once the change is completed. Without them those of the reservation.
   */
  issue(
    trx: Trx,
    reservationId: string,
    as?: { occupants?: Occupant[]; schedule?: Instalment[] },
  ): Promise<void>;
  /** The file of the contract that holds, with the reservation's code: the signed one once it is signed. */
  file(
    db: Db,
    reservationId: string,
  ): Promise<{ bytes: Uint8Array; code: string; sha256: string; text: ContractBlock[] | null } | undefined>;
  /** The contract that holds, while a change pends the one before; undefined where somebody has not signed it. */
  signedContract(db: Db, reservationId: string): Promise<SignedContract | undefined>;
  /**
   * A link for the member who booked to sign by without a mail, beside those that were mailed. The caller has seen to it that the account's
   * address is confirmed. @returns the token. @throws Refusal contract_signed, contract_declined or too_many_requests
   */
  link(trx: Trx, reservationId: string): Promise<string>;
  /** Takes back the contract of a change that is not completed: the one before holds again, as it did. */
  restore(trx: Trx, reservationId: string): Promise<void>;
  /** A fresh link for everybody who has not signed, by email. @throws Refusal contract_signed when all have. */
  resend(trx: Trx, reservationId: string): Promise<void>;
  /** Tells who the signers of a contract are by their passports, in its order; null for who has not said so yet. */
  identities(db: Db, contractId: string | null): Promise<(SignerIdentity | null)[]>;
  /** No one can sign any more; a contract that everybody signed stays what it is. */
  void(trx: Trx, reservationId: string): Promise<void>;
};
