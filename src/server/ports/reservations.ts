import type { Won } from '#contract/rules/money.ts';
import type { StoredStatus } from '#contract/rules/reservation-status.ts';
import type { Language } from '#contract/shared.ts';
import type { PaymentSource } from '#contract/vocabulary.ts';
import type { Db, Trx } from './database.ts';

/** Author of a change to a reservation. `name` is that of an occupant without an account; the name of an account is looked up. */
export type Actor =
  | { kind: 'member' | 'administrator'; accountId: string | null; name?: string }
  | { kind: 'provider'; name: PaymentSource }
  | { kind: 'system' };

export type Reservations = {
  /**
   * Locks a reservation until the transaction ends, after its house and its instalments.
   * @returns its status
   * @throws if it does not exist
   */
  lock(trx: Trx, reservationId: string): Promise<StoredStatus>;
  /**
   * Refuses an administrator's action if the reservation's state is not the one in `ifMatch`; accepts any state if `ifMatch` is undefined.
   * @throws Refusal `version_stale`
   */
  requireState(db: Db, reservationId: string, ifMatch: string | undefined): Promise<void>;
  /**
   * Locks a house until the transaction ends, so that none of its reservations changes. Call it before locking any reservation, contract or turnover.
   */
  lockHouse(trx: Trx, houseId: string): Promise<void>;
  /** Expires the overdue holds of a house that `trx` has locked. */
  expireHolds(trx: Trx, houseId: string): Promise<void>;
  /** Sends the entry instructions again to all occupants, with the current door code. */
  tellDoorCode(trx: Trx, reservationId: string): Promise<void>;
  /** Stores the language that an occupant chose when signing, which applies from then on. `name` is the name in the contract. */
  setOwnLanguage(
    trx: Trx,
    reservationId: string,
    who: { name: string; email: string },
    language: Language,
  ): Promise<void>;
  /**
   * Handles a contract signed by everybody: confirms the stay if the first payment is made.
   * @throws Refusal `hold_expired` if its dates are gone
   */
  signed(trx: Trx, reservationId: string, by: Actor): Promise<void>;
  /**
   * Handles a declined contract: cancels a request, or drops only the change of a confirmed stay. Frees the dates and records refunds for what was
   * paid for them.
   */
  declined(trx: Trx, reservationId: string, by: Actor): Promise<void>;
  /**
   * Refunds more of a settled deposit, in won, through its original payment, after an upheld objection.
   * @throws Refusal `deductions_exceed_deposit` if the amount exceeds what was withheld and can still be refunded
   */
  returnDeposit(trx: Trx, reservationId: string, won: Won): Promise<void>;
  /**
   * Handles a sent deposit refund: sends the member one mail with the settlement if the settlement mail is still queued.
   * @returns false if that mail has left or more is still to be sent; then no message mentions this refund
   */
  tellDepositSent(trx: Trx, reservationId: string): Promise<boolean>;
  /** Handles a later payment: completes a change of dates if the payment was its difference and everybody has signed. */
  differencePaid(trx: Trx, reservationId: string, instalmentId: string, by: Actor): Promise<void>;
  /**
   * Handles the first payment: confirms the stay if it is signed. After an expired hold, takes the dates again if they are free.
   * @returns `lost` if the dates are taken and the money must be refunded
   */
  paid(trx: Trx, reservationId: string, by: Actor): Promise<'held' | 'confirmed' | 'lost'>;
};
