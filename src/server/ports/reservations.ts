import type { Won } from '#contract/rules/money.ts';
import type { StoredStatus } from '#contract/rules/reservation-status.ts';
import type { Language } from '#contract/shared.ts';
import type { PaymentSource } from '#contract/vocabulary.ts';
import type { Db, Trx } from './database.ts';

/** The one who changes a reservation. `name` is that of an occupant without an account; an account's own name is looked up. */
export type Actor =
  | { kind: 'member' | 'administrator'; accountId: string | null; name?: string }
  | { kind: 'provider'; name: PaymentSource }
  | { kind: 'system' };

/** Tells the reservations module of events that other modules learn of. */
export type Reservations = {
  /** Holds a reservation until the transaction ends, before it its instalments and its house. @returns its status. @throws when there is none. */
  lock(trx: Trx, reservationId: string): Promise<StoredStatus>;
  /**
   * Refuses an act of an administrator upon another state of a reservation than the one that `ifMatch` names; it names none where it is
   * undefined. @throws Refusal `version_stale`
   */
  requireState(db: Db, reservationId: string, ifMatch: string | undefined): Promise<void>;
  /** Holds a house until the transaction ends, so that none of its reservations changes meanwhile: before any reservation, contract or turnover. */
  lockHouse(trx: Trx, houseId: string): Promise<void>;
  /** Expires the holds of a house that ran out, which `trx` has locked. */
  expireHolds(trx: Trx, houseId: string): Promise<void>;
  /** Tells everybody who will live there once more how to get in, with the door code as it is now. */
  tellDoorCode(trx: Trx, reservationId: string): Promise<void>;
  /** Stores the language that an occupant chose when signing: it holds from then on. `name` is as the contract has it. */
  setOwnLanguage(
    trx: Trx,
    reservationId: string,
    who: { name: string; email: string },
    language: Language,
  ): Promise<void>;
  /** Signed by everybody: confirms the stay where the first payment is there. @throws Refusal hold_expired when its dates are gone. */
  signed(trx: Trx, reservationId: string, by: Actor): Promise<void>;
  /**
   * Declined by one who was to sign: a request is cancelled, of a confirmed stay only its change is dropped. The dates are free, and whatever
   * was paid for them is recorded to go back.
   */
  declined(trx: Trx, reservationId: string, by: Actor): Promise<void>;
  /**
   * Returns more of a settled deposit, in won, through the payment that brought it: an objection is upheld. @throws Refusal
   * `deductions_exceed_deposit` for more than was kept of it and is still there to go back.
   */
  returnDeposit(trx: Trx, reservationId: string, won: Won): Promise<void>;
  /**
   * The refund of a settled deposit has been sent: tells the member in one mail with the settlement, where the mail about that still waits.
   * @returns false where it has left, or more is still to be sent: then nobody was told of this refund
   */
  tellDepositSent(trx: Trx, reservationId: string): Promise<boolean>;
  /** A later payment made: completes a change of dates where it was its difference and everybody has signed. */
  differencePaid(trx: Trx, reservationId: string, instalmentId: string, by: Actor): Promise<void>;
  /**
   * First payment made: confirms the stay where it is signed. After the hold ran out the dates are taken again if they are free;
   * `lost` when they are not, and then the money must go back.
   */
  paid(trx: Trx, reservationId: string, by: Actor): Promise<'held' | 'confirmed' | 'lost'>;
};
