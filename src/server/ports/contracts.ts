import type { ContractBlock } from '#contract/contract-text.ts';
import type { SignerIdentity } from '#contract/contracts.ts';
import type { Occupant } from '#contract/reservations/requests.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Db, Trx } from './database.ts';
import type { ContractDocument } from './documents/contract-document.ts';

/** A contract that everybody has signed, with the passport identity of each signer; null for those who were not asked. */
export type SignedContract = {
  id: string;
  signedAt: Date;
  document: ContractDocument;
  signers: { position: number; name: string; identity: SignerIdentity | null }[];
};

export type Contracts = {
  /**
   * Makes the PDF, and a signing link with an email for every occupant. It replaces an earlier contract; the contract of a change, with the people
   * and payments `as`, does so once the change is completed. Without `as` those of the reservation are used.
   */
  issue(
    trx: Trx,
    reservationId: string,
    as?: { occupants?: Occupant[]; schedule?: Instalment[] },
  ): Promise<void>;
  file(
    db: Db,
    reservationId: string,
  ): Promise<{ bytes: Uint8Array; code: string; sha256: string; text: ContractBlock[] | null } | undefined>;
  /** Returns the contract in force (while a change is pending, the previous one); undefined if it is not fully signed. */
  signedContract(db: Db, reservationId: string): Promise<SignedContract | undefined>;
  /**
   * Makes a link for the member who booked to sign without a mail, in addition to the mailed ones. The caller must have checked that the account's
   * address is confirmed. @returns the token. @throws Refusal contract_signed, contract_declined or too_many_requests
   */
  link(trx: Trx, reservationId: string): Promise<string>;
  /** Withdraws the contract of a change that is not completed; the previous one is in force again. */
  restore(trx: Trx, reservationId: string): Promise<void>;
  /** Mails a new link to everybody who has not signed. @throws Refusal contract_signed when all have. */
  resend(trx: Trx, reservationId: string): Promise<void>;
  /** Returns the passport identity of each signer, in the order of the contract; null for those who have not given it. */
  identities(db: Db, contractId: string | null): Promise<(SignerIdentity | null)[]>;
  /** Makes the contract impossible to sign. A fully signed one does not change. */
  void(trx: Trx, reservationId: string): Promise<void>;
};
