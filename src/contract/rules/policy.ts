import type { PlainDate } from './dates.ts';

/** Numbers the operator may change in one place (docs/specification.md#part-two-decisions). */
export const booking = {
  /** Korean time at which a home may be entered on the day of check-in. */
  checkInTime: '15:00',
  /** Korean time until which a home must be left on the day of check-out. */
  checkOutTime: '11:00',
  /** Days ahead of today within which a stay must begin. */
  windowDays: 365,
  maxNights: 365,
  defaultMinNights: 28,
  /** Hours for which requested dates are held for signature and first payment. */
  holdHours: 24,
  /** The most unpaid holds that an account may have at once, before and after it has confirmed its email address. */
  openHolds: { unconfirmed: 1, confirmed: 3 },
  /** Price of one bedding set, won. */
  beddingSetPrice: 39_000,
  /** Nights that one rent period, and `monthlyRent`, covers. */
  periodNights: 30,
  /** Stays up to this many nights are paid at once. */
  singlePaymentNights: 45,
  /** Stays of at least this many nights fall under the semester policy. */
  semesterNights: 90,
  /** Nights' rent that a member who leaves early still owes. */
  noticeNights: 14,
  /** Recorded noise complaints from which an eviction is possible. */
  evictionComplaints: 2,
  /** Days after check-out within which the deposit goes back. */
  depositDays: 14,
  /** Later instalments fall due this many days before their period begins. */
  dueDaysBeforePeriod: 7,
  /** Korean time, on the day before check-in, from which address and door code may be read. */
  checkInInfoTime: '15:00',
  /** Korean time on the day of check-out until which a stay is current and its address and door code can be read. */
  currentUntil: '12:00',
  /** Korean time at which reminders and invitations are sent. */
  reminderTime: '10:00',
  /** Days before its due date on which a later payment is announced, and days after it on which it is called overdue. */
  announceDays: 7,
  overdueDays: 3,
  /** Days after the overdue notice within which the payment must be made (contract, clause 3). */
  graceDays: 7,
  /** Days after check-out during which a review is still invited. */
  invitationDays: 14,
  confirmationMinutes: 10,
  /** Days within which a sent refund arrives, by payment method. */
  refundDays: { card: 7, transfer: 3, 'virtual-account': 3, 'international-card': 14 },
  /** Hours after which administrators are notified of a refund that did not go through. */
  refundWarningHours: 24,
  /** Days for which a signing link works at most. It never outlives the hold. */
  signingLinkDays: 7,
  /** Hours after a contract was sent at which missing signers are reminded. */
  signingReminderHours: [6, 18],
} as const;

/** Lifetimes of mailed account links. The operator may change them here (docs/specification.md#accounts). */
export const links = {
  confirmationHours: 48,
  resetMinutes: 60,
  /** Minutes for which the confirmation mail of a sign-up during booking waits for the contract, because its link confirms the address too. */
  confirmationWaitMinutes: 30,
} as const;

/**
 * Years for which signed contracts and payment records are stored after everything about them is done
 * (docs/specification.md#business-constants-and-limits, Privacy retention).
 */
export const recordYears = 5;

/** The most mails in a day. The operator may change them here. */
export const mails = {
  /** Mails to an address that nobody has confirmed, over all kinds except those about paid stays. */
  perUnprovenAddress: 10,
  /** Sign-ups from one network. Each one mails an address that may be a stranger's. */
  signUpsPerDay: 40,
  addressChangesPerDay: 5,
} as const;

/** Days for which the texts of mails, text messages and notifications are stored, encrypted, so that support can read what a person received. */
export const messageDays = 30;

/** Days for which a browser is remembered after the last log-in there. Browsers store no cookie for more than 400 days. */
export const knownDeviceDays = 180;

/** Days by which a flexible search may move the dates earlier or later (docs/specification.md#discovery-and-prices). */
export const flexibleDays = [3, 7, 14] as const;

/** Limits of residence certificates. The operator may change them here (ADR 58). */
export const certificates = {
  /** Days after the stay, or after a later issue, for which a certificate's file and passport number are stored; fewer if it is withdrawn. */
  storedDays: 90,
  /** The most certificates that an account may request in an hour, because each is drawn and sealed. */
  mostPerHour: 20,
  /** Version of the consent to print the passport number (Personal Information Protection Act, article 24). */
  consentVersion: '2026-11-25',
} as const;

/** Consecutive refusals by a push service after which a device is given up (ADR 61). */
export const pushFailures = 5;

/** Versions of the texts that a person agrees to; stored with each consent. */
export const consentVersions = {
  terms: '2026-11-23',
  cancellation: '2026-11-23',
  privacy: '2026-11-29',
  /** For analytics, advertising and chat. A person who answered for another version is asked again. */
  services: '2026-11-24',
} as const;

export type RefundTier = {
  /** The fewest days before check-in (by the Korean date of the cancellation) for which this tier applies. */
  minDays: number;
  rentPercent: number;
  depositPercent: number;
  /** True where dates or guests may still be changed. */
  changes: boolean;
};

/** A refund policy as data. Tiers are sorted from the most to the fewest days before check-in. */
export type RefundPolicy = {
  id: 'standard' | 'semester';
  version: string;
  tiers: RefundTier[];
  /** Bedding sets are refunded in full down to this many days before check-in, then not. */
  beddingMinDays: number;
  /**
   * The rent that `rentPercent` applies to. `due`: the rent of instalments with a past due date; rent paid ahead is refunded in full. Missing in
   * policies of version 2026-11: the whole rent of the stay, up to what was paid, as their contracts say (ADR 38).
   */
  rentBasis?: 'due' | undefined;
};

/** The chosen dates of a stay: Seoul dates, half-open. */
export type Stay = { checkIn: PlainDate; checkOut: PlainDate };
