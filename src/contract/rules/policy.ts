import type { PlainDate } from './dates.ts';

/** Numbers the operator may change in one place (docs/specification.md#part-two-decisions). */
export const booking = {
  /** Korean time at which a home may be entered on the day of check-in. */
  checkInTime: '15:00',
  /** Korean time until which a home must be left on the day of check-out. */
  checkOutTime: '11:00',
  /** Days ahead of today on which a stay may begin at the latest. */
  windowDays: 365,
  maxNights: 365,
  defaultMinNights: 28,
  /** Hours for which requested dates are held for signature and first payment. */
  holdHours: 24,
  /** Holds without a payment that an account may have at once: until it has confirmed its address, and afterwards. */
  openHolds: { unconfirmed: 1, confirmed: 3 },
  /** Price of one bedding set, won. */
  beddingSetPrice: 39_000,
  /** Nights that one rent period, and `monthlyRent`, covers. */
  periodNights: 30,
  /** Stays up to this many nights are paid at once. */
  singlePaymentNights: 45,
  /** Stays of this many nights and more fall under the semester policy. */
  semesterNights: 90,
  /** Nights' rent that a member who leaves early still owes. */
  noticeNights: 14,
  /** Recorded noise complaints that open the way to an eviction. */
  evictionComplaints: 2,
  /** Days after check-out within which the deposit goes back. */
  depositDays: 14,
  /** Later instalments fall due this many days before their period begins. */
  dueDaysBeforePeriod: 7,
  /** Korean time, on the day before check-in, from which address and door code may be read. */
  checkInInfoTime: '15:00',
  /** Korean time, on the day of check-out, until which a stay is a current one, and its address and door code may be read. */
  currentUntil: '12:00',
  /** Korean time at which reminders and invitations leave. */
  reminderTime: '10:00',
  /** Days before its due date on which a later payment is announced, and days after it on which it is called overdue. */
  announceDays: 7,
  overdueDays: 3,
  /** Days after that notice within which an overdue payment is to be made (contract, clause 3). */
  graceDays: 7,
  /** Days after check-out during which a review is still invited. */
  invitationDays: 14,
  /** Minutes within which the confirmation must have left. */
  confirmationMinutes: 10,
  /** Days after a refund was sent until it has arrived at the latest, by the way it was paid. */
  refundDays: { card: 7, transfer: 3, 'virtual-account': 3, 'international-card': 14 },
  /** Hours after which administrators are told of a refund that did not go through. */
  refundWarningHours: 24,
  /** Days for which a signing link stays open at most; it never outlives the hold. */
  signingLinkDays: 7,
  /** Hours after a contract was sent at which those who have not signed are reminded. */
  signingReminderHours: [6, 18],
} as const;

/** Spans for which mailed links of accounts work; the operator may change them in one place (docs/specification.md#accounts). */
export const links = {
  confirmationHours: 48,
  resetMinutes: 60,
  /** The mail that confirms the address of who signs up to book waits so long for the contract, whose link confirms it too. */
  confirmationWaitMinutes: 30,
} as const;

/** Years for which signed contracts and records of payments stay after everything about them is done (docs/specification.md#business-constants-and-limits, Privacy retention). */
export const recordYears = 5;

/** Most mails in a day; the operator may change them in one place. */
export const mails = {
  /** Mails that one address gets of which nobody has shown that it is theirs, over all kinds but those about paid stays. */
  perUnprovenAddress: 10,
  /** Sign-ups from one network: each mails an address that may be a stranger's. */
  signUpsPerDay: 40,
  /** Other addresses that one account asks for. */
  addressChangesPerDay: 5,
} as const;

/** Days for which the words of mails, text messages and notifications are stored, encrypted, so that support can read what somebody was told. */
export const messageDays = 30;

/** Days for which a browser is known after somebody was last logged in there; browsers keep no cookie beyond 400. */
export const knownDeviceDays = 180;

/** Days by which a search may be flexible, earlier and later (docs/specification.md#discovery-and-prices). */
export const flexibleDays = [3, 7, 14] as const;

/** Numbers of residence certificates that the operator may change in one place (ADR 58). */
export const certificates = {
  /** Days after the stay, or after a later issue, for which file and passport number of a certificate are stored; less where it is withdrawn. */
  storedDays: 90,
  /** Certificates that an account may ask for in an hour: each is drawn and sealed. */
  mostPerHour: 20,
  /** Version of the text by which somebody agrees to the passport number on it (Personal Information Protection Act, article 24). */
  consentVersion: '2026-11-25',
} as const;

/** Notifications in a row that a push service may refuse before the device is not tried any more (ADR 61). */
export const pushFailures = 5;

/** Versions of the texts a person agrees to; stored with each consent. */
export const consentVersions = {
  terms: '2026-11-23',
  cancellation: '2026-11-23',
  privacy: '2026-11-25',
  /** Of analytics, advertising and chat: who answered for another one is asked again. */
  services: '2026-11-24',
} as const;

export type RefundTier = {
  /** Fewest days before check-in (Korean date of the cancellation) for which this tier holds. */
  minDays: number;
  rentPercent: number;
  depositPercent: number;
  /** True where dates or guests may still be changed. */
  changes: boolean;
};

/** A refund policy as data. Tiers run from the most to the fewest days before check-in. */
export type RefundPolicy = {
  id: 'standard' | 'semester';
  version: string;
  tiers: RefundTier[];
  /** Bedding sets are refunded in full down to this many days before check-in, then not. */
  beddingMinDays: number;
  /**
   * The rent that `rentPercent` applies to. `due`: that of the instalments whose due date had come; what was paid ahead comes back whole.
   * Missing in policies of version 2026-11: the whole rent of the stay, up to what was paid, as their contracts say (ADR 38).
   */
  rentBasis?: 'due' | undefined;
};

/** A stay as people choose it: plain Seoul dates, half-open. */
export type Stay = { checkIn: PlainDate; checkOut: PlainDate };
