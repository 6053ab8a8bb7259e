import type { Occupant } from '#contract/reservation-requests.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Trx } from './database.ts';

/** The contracts of a reservation, as other modules need them. */
export type Contracts = {
  /**
   * Makes the PDF, and a signing link with its email for every occupant. A contract from before is replaced by it; by that of a change,
   * whose people and payments are `as`, once the change is completed.
   */
  issue(
    trx: Trx,
    reservationId: string,
    as?: { occupants: Occupant[]; schedule: Instalment[] },
  ): Promise<void>;
  /** Takes back the contract of a change that is not completed: the one before holds again, as it did. */
  restore(trx: Trx, reservationId: string): Promise<void>;
  /** A fresh link for everybody who has not signed, by email. @throws Refusal contract_signed when all have. */
  resend(trx: Trx, reservationId: string): Promise<void>;
  /** No one can sign any more; a contract that everybody signed stays what it is. */
  void(trx: Trx, reservationId: string): Promise<void>;
};
