/** Closed word lists of the administrators' area, shared by both runtimes and free of schemas. */

export const dateKinds = ['arrival', 'departure', 'stay'] as const;
export type DateKind = (typeof dateKinds)[number];

export const reservationOrders = ['check-in', 'check-out', 'requested', 'total'] as const;
export type ReservationOrder = (typeof reservationOrders)[number];

/** The lists of reservations on the page of today, by their field names. Deposits to return have a filter of their own. */
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

export const conflictKinds = ['house_not_let', 'turnover_problem'] as const;

export const turnoverStates = ['todo', 'in_progress', 'problem', 'ready'] as const;
export type TurnoverState = (typeof turnoverStates)[number];

/** The actions of administrators on a reservation, in display order. Those that end a stay come last. */
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

/** The price of a move to another house: the agreed one, or that of the new house (ADR 68). */
export const movePrices = ['agreed', 'house'] as const;
export type MovePrice = (typeof movePrices)[number];

/**
 * The grounds on which a reservation ends. `ordinary` applies the policy, `operator_fault` refunds everything (docs/specification.md#books), and
 * `natural_disaster` refunds nothing (docs/specification.md#cancellation-and-refunds). An administrator may set another amount.
 */
export const cancellationKinds = ['ordinary', 'operator_fault', 'natural_disaster'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];
/**
 * The grounds on which a running stay ends: the member leaves early, the operator is at fault (`operator_fault` refunds every night not stayed and
 * the deposit), or the member is evicted.
 */
export const departureKinds = ['early_checkout', 'operator_fault', 'eviction'] as const;
export type DepartureKind = (typeof departureKinds)[number];
export const evictionGrounds = ['noise', 'conduct'] as const;
export type EvictionGround = (typeof evictionGrounds)[number];

export const paymentDoubts = ['amount_differs', 'no_answer'] as const;

export const refundHandlings = ['to_send', 'failing', 'on_way'] as const;
export type RefundHandling = (typeof refundHandlings)[number];

export const reviewFilters = ['published', 'hidden', 'unanswered', 'private_comment', 'edited'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];
export const reviewOrders = ['newest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export const boardFilters = ['draft', 'scheduled', 'published', 'main'] as const;
export type BoardFilter = (typeof boardFilters)[number];

export const publishings = ['draft', 'now', 'later'] as const;
export type Publishing = (typeof publishings)[number];

/** The filters of a list of tickets. All except `done` select tickets that are not done. */
export const ticketFilters = ['open', 'unread', 'mine', 'unassigned', 'overdue', 'done'] as const;
export type TicketFilter = (typeof ticketFilters)[number];

export const consultationStates = ['open', 'contacted', 'closed'] as const;
export type ConsultationState = (typeof consultationStates)[number];

export const couponStates = ['valid', 'upcoming', 'over', 'used_up'] as const;
export type CouponState = (typeof couponStates)[number];
export const NIGHTS_AHEAD = 30;

/** Published houses are in the search; archived ones are in no list. */
export const houseStates = ['published', 'unpublished', 'archived'] as const;
export type HouseState = (typeof houseStates)[number];

export const houseMissing = ['anything', 'pictures', 'rent', 'place', 'door_code', 'english'] as const;
export type HouseMissing = (typeof houseMissing)[number];

export const importKinds = ['house', 'coupon'] as const;
export type ImportKind = (typeof importKinds)[number];
export const importActions = ['created', 'changed', 'unchanged'] as const;

export const rateSources = ['configured', 'published', 'manual'] as const;

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
  'neighbourhood-changed',
  'review-changed',
  'review-photo-removed',
  'review-deleted',
  'faq-group-added',
  'faq-group-changed',
  'faq-group-deleted',
  'faq-added',
  'faq-changed',
  'faq-deleted',
  'staff-added',
  'staff-changed',
  'staff-deleted',
  'house-host-changed',
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

export const auditedKinds = [
  'account',
  'reservation',
  'export',
  'file',
  'turnover',
  'review',
  'faq-group',
  'faq',
  'staff',
  'board',
  'house',
  'neighbourhood',
  'consultation',
  'coupon',
  'exchange-rate',
  'ticket',
  'ticket-template',
  'message',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

export const consentKinds = ['terms', 'privacy', 'age', 'receipt', 'marketing', 'cancellation'] as const;
export type ConsentKind = (typeof consentKinds)[number];
