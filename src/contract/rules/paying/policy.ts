/** Limits of payment links. The operator may change them here (ADR 65). */
export const paymentLinks = {
  /** Days for which a link works at most. It ends earlier once it is paid or recalled, or the stay is closed. */
  days: 30,
  mostOpen: 3,
  /** The most links that an account may make in a day, and how many of them may be mailed. */
  mostPerDay: 20,
  mailsPerDay: 5,
  /** Days after check-out for which the email address of a payer who wanted a receipt is stored, because refunds may happen until then. */
  payerRetainedDays: 60,
} as const;

/** Settings of automatic payments. The operator may change them here (ADR 66). */
export const automaticPayments = {
  consentVersion: '2026-11-25',
  /** Days before its due date at which a charge is announced. Nothing is charged within this time after the announcement. */
  noticeDays: 3,
  /** Korean time at which a charge is made. */
  chargeTime: '10:00',
  /** Attempts per payment; afterwards the member pays by hand. */
  attempts: 1,
} as const;

/** Limits of refund accounts. The operator may change them here (ADR 67). */
export const refundAccounts = {
  /** Failed attempts after which a provider counts as unable to refund. With the pauses between them this takes about two hours. */
  failedAttempts: 8,
  /** Minutes since the start of the last attempt before a refund may be taken over to be sent by hand. No attempt lasts as long. */
  quietMinutes: 10,
  /**
   * Days for which an account is stored after the last refund of its stay and after the deposit is due back, because a bank may return a transfer.
   */
  retainedDays: 14,
  /** Working days within which a transfer abroad arrives. */
  abroadDays: 5,
  mostPerDay: 10,
} as const;

/** Minutes for which the mail about a settled deposit waits for the refund, so that one mail covers both. */
export const depositMailWaitMinutes = 5;
