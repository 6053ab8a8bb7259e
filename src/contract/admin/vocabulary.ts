/** The closed lists of words that both runtimes use in the administrators' area. Free of schemas. */

/** The dates by which reservations are found: those of arrival, those of departure, or every night between. */
export const dateKinds = ['arrival', 'departure', 'stay'] as const;
export type DateKind = (typeof dateKinds)[number];

export const reservationOrders = ['check-in', 'check-out', 'requested', 'total'] as const;
export type ReservationOrder = (typeof reservationOrders)[number];

/** The lists of what waits today that are about reservations, by their names in it; deposits to return have a filter of their own. */
export const todayLists = [
  'arrivals',
  'departures',
  'holds',
  'overdue',
  'refundsToSend',
  'refunds',
  'doubts',
  'calendarConflicts',
  'objections',
] as const;
export type TodayList = (typeof todayLists)[number];

/** The conflicts of a stay to come: its house is not let any more, or cannot be made ready. */
export const conflictKinds = ['house_not_let', 'turnover_problem'] as const;

/** The state of the work in a house before an arrival. */
export const turnoverStates = ['todo', 'in_progress', 'problem', 'ready'] as const;
export type TurnoverState = (typeof turnoverStates)[number];

/** The actions of administrators on a reservation, in the order in which they are offered: those that end a stay come last. */
export const reservationActions = [
  'extend_hold',
  'record_transfer',
  'correct_occupant',
  'move',
  'park',
  'put_back',
  'refund_deposit',
  'record_noise_complaint',
  'check_out_early',
  'cancel',
] as const;
export type ReservationAction = (typeof reservationActions)[number];

/** The prices at which a reservation is moved to another house: the one that was agreed, or that of the house (ADR 68). */
export const movePrices = ['agreed', 'house'] as const;
export type MovePrice = (typeof movePrices)[number];

/**
 * The side that ends a reservation: `ordinary` is for its member, by the policy; `operator_fault` is ours, and everything comes back (docs/specification.md#books);
 * `natural_disaster` gives nothing back (docs/specification.md#cancellation-and-refunds). An administrator may set another sum.
 */
export const cancellationKinds = ['ordinary', 'operator_fault', 'natural_disaster'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];
/**
 * The side that ends a running stay: the member leaves (`early_checkout`), cannot stay by our fault (`operator_fault`: every night not stayed and the
 * deposit come back), or has to go.
 */
export const departureKinds = ['early_checkout', 'operator_fault', 'eviction'] as const;
export type DepartureKind = (typeof departureKinds)[number];
/** The grounds of an eviction: recorded noise complaints, or conduct that the reason describes. */
export const evictionGrounds = ['noise', 'conduct'] as const;
export type EvictionGround = (typeof evictionGrounds)[number];

/** The reasons why only a person can settle an order: its provider took another sum than was asked, or never told what became of it. */
export const paymentDoubts = ['amount_differs', 'no_answer'] as const;

/** The ways of a refund that is recorded: an administrator has to send it, its provider fails time and again, or it goes by itself. */
export const refundHandlings = ['to_send', 'failing', 'on_way'] as const;
export type RefundHandling = (typeof refundHandlings)[number];

/** The filters of a list of reviews. */
export const reviewFilters = ['published', 'hidden', 'unanswered', 'private_comment', 'edited'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];
export const reviewOrders = ['newest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** The filters of a list of boards. */
export const boardFilters = ['draft', 'scheduled', 'published', 'main'] as const;
export type BoardFilter = (typeof boardFilters)[number];

/** When everybody is to read a board: not yet, from its next save on, or from a time on. */
export const publishings = ['draft', 'now', 'later'] as const;
export type Publishing = (typeof publishings)[number];

/** The filters of a list of tickets; all but the last are of tickets that are not done. */
export const ticketFilters = ['open', 'unread', 'mine', 'unassigned', 'overdue', 'done'] as const;
export type TicketFilter = (typeof ticketFilters)[number];

/** The states of a building owner's request. */
export const consultationStates = ['open', 'contacted', 'closed'] as const;
export type ConsultationState = (typeof consultationStates)[number];

/** The states of a coupon today: one can book with it, not yet, no more, or all its uses are taken. */
export const couponStates = ['valid', 'upcoming', 'over', 'used_up'] as const;
export type CouponState = (typeof couponStates)[number];
/** Nights from today on of which the list of houses says how many are taken. */
export const NIGHTS_AHEAD = 30;

/** Published houses are in the search; archived ones are in no list. */
export const houseStates = ['published', 'unpublished', 'archived'] as const;
export type HouseState = (typeof houseStates)[number];

/** The filters of a list of houses by something that they lack to be published, or by English. */
export const houseMissing = ['anything', 'pictures', 'rent', 'place', 'door_code', 'english'] as const;
export type HouseMissing = (typeof houseMissing)[number];

/** The things that a file of the catalogue holds, and what reading one back does to them. */
export const importKinds = ['house', 'coupon'] as const;
export type ImportKind = (typeof importKinds)[number];
export const importActions = ['created', 'changed', 'unchanged'] as const;

/** The origins of an exchange rate: the configuration, a service, or an administrator. */
export const rateSources = ['configured', 'published', 'manual'] as const;

/** Everything that administrators do and the audit log names. */
export const auditedActions = [
  'role-granted',
  'role-revoked',
  'account-corrected',
  'account-blocked',
  'account-unblocked',
  'reservation-requested',
  'member-invited',
  'reservation-cancelled',
  'stay-ended-early',
  'deposit-refunded',
  'objection-answered',
  'hold-extended',
  'noise-complaint-recorded',
  'noise-complaint-withdrawn',
  'note-added',
  'signers-reminded',
  'payment-reminded',
  'message-resent',
  'message-settled',
  'door-code-read',
  'reservations-exported',
  'news-recipients-exported',
  'transfer-recorded',
  'refund-sent',
  'refund-taken',
  'refund-account-read',
  'doubt-ended',
  'occupant-corrected',
  'reservation-moved',
  'reservation-parked',
  'reservation-put-back',
  'file-uploaded',
  'turnover-changed',
  'turnover-photo-added',
  'turnover-photo-removed',
  'checklist-changed',
  'house-added',
  'house-copied',
  'house-changed',
  'house-published',
  'house-unpublished',
  'house-archived',
  'house-restored',
  'house-price-set',
  'house-price-removed',
  'review-changed',
  'review-photo-removed',
  'review-deleted',
  'faq-group-added',
  'faq-group-changed',
  'faq-group-deleted',
  'faq-added',
  'faq-changed',
  'faq-deleted',
  'board-added',
  'board-changed',
  'board-deleted',
  'board-set-main',
  'board-drafted',
  'board-draft-discarded',
  'photo-described',
  'house-picture-added',
  'house-pictures-changed',
  'attendance-recorded',
  'sign-ups-exported',
  'event-message-sent',
  'event-cancelled',
  'consultation-changed',
  'consultation-deleted',
  'dates-blocked',
  'blocked-dates-changed',
  'dates-unblocked',
  'calendar-added',
  'calendar-removed',
  'calendar-address-made',
  'calendar-address-removed',
  'conflict-accepted',
  'house-door-code-read',
  'door-code-changed',
  'stay-door-code-set',
  'stay-door-code-removed',
  'coupon-created',
  'coupon-changed',
  'coupon-ended',
  'catalogue-exported',
  'catalogue-imported',
  'rate-set',
  'rate-ended',
  'ticket-changed',
  'ticket-answered',
  'ticket-template-added',
  'ticket-template-changed',
  'ticket-template-deleted',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

/** The kinds of things that they do it to; an export is of a whole list. */
export const auditedKinds = [
  'account',
  'reservation',
  'export',
  'file',
  'turnover',
  'review',
  'faq-group',
  'faq',
  'board',
  'house',
  'consultation',
  'coupon',
  'exchange-rate',
  'ticket',
  'ticket-template',
  'message',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** The subjects of consents, as administrators read them. */
export const consentKinds = ['terms', 'privacy', 'age', 'receipt', 'marketing', 'cancellation'] as const;
export type ConsentKind = (typeof consentKinds)[number];
