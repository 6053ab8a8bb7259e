/** Numbers of payment links that the operator may change in one place (ADR 65). */
export const paymentLinks = {
  /** Days for which a link works at most; it ends earlier once it is paid or recalled, or the stay is closed. */
  days: 30,
  /** Links of one instalment that may work at once. */
  mostOpen: 3,
  /** Links that an account may make in a day, and how many of them may be mailed. */
  mostPerDay: 20,
  mailsPerDay: 5,
  /** Days after check-out for which the address of a payer who wanted a receipt is stored: money may go back until then. */
  payerRetainedDays: 60,
} as const;

/** Numbers of automatic payments that the operator may change in one place (ADR 66). */
export const automaticPayments = {
  /** Of the text that a member agrees to; stored with each agreement. */
  consentVersion: '2026-11-25',
  /** Days before its due date on which a charge is announced; nothing is charged sooner after its announcement. */
  noticeDays: 3,
  /** Korean time at which a charge is made on its day. */
  chargeTime: '10:00',
  /** Times that one payment is tried; afterwards the member pays by hand. */
  attempts: 1,
} as const;

/** Numbers of accounts for refunds that the operator may change in one place (ADR 67). */
export const refundAccounts = {
  /** Failed attempts after which a provider is taken not to carry out a refund: with the pauses between them about two hours. */
  failedAttempts: 8,
  /** Minutes since the last attempt began before a refund may be taken over to be sent by hand; no attempt lasts as long. */
  quietMinutes: 10,
  /** Days for which an account is stored after the last refund of its stay was sent, and after the deposit is due back: a bank may return a transfer. */
  retainedDays: 14,
  /** Working days after which a transfer abroad has arrived at the latest. */
  abroadDays: 5,
  /** Times that a member may enter accounts in a day. */
  mostPerDay: 10,
} as const;

/** Minutes for which the mail about a settled deposit waits for its refund, so that one mail tells both. */
export const depositMailWaitMinutes = 5;
