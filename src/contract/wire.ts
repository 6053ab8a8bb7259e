/** Every successful answer (spec section 3: responses are read from a data field). */
export type Envelope<T> = { data: T };

/** The x-pagination header, as JSON. Pages count from 1. */
export type PageInfo = { page: number; pageSize: number; totalItems: number; totalPages: number };

/** One page of a list together with its header. */
export type Page<T> = { items: T[]; page: PageInfo };

/** Every refusal: a sentence for the person in the request's language, a code for the program, and the fields that were wrong. */
export type ErrorBody = {
  errorMessage: string;
  code: ErrorCode;
  fields?: Record<string, ErrorCode>;
  /** With `version_stale`: the thing as it is now. */
  current?: unknown;
};

export const PAGINATION_HEADER = 'x-pagination';
export const MAX_BODY_BYTES = 1_048_576;

/** The closed list of refusals with their HTTP status. Each has its text in `locales/{ko,en}/errors.json`. */
export const errorStatus = {
  invalid_input: 400,
  invalid_json: 400,
  payload_too_large: 413,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  not_implemented: 501,
  server_error: 500,
  unavailable: 503,
  too_many_requests: 429,
  version_required: 428,
  version_stale: 412,

  email_invalid: 400,
  email_taken: 409,
  password_rule: 400,
  password_mismatch: 400,
  phone_invalid: 400,
  country_code_invalid: 400,
  birth_date_invalid: 400,
  name_required: 400,
  text_too_long: 400,
  text_required: 400,
  korean_required: 400,
  amount_required: 400,
  terms_required: 400,
  privacy_required: 400,
  credentials_wrong: 401,
  token_invalid: 400,
  token_expired: 410,
  refresh_invalid: 401,
  password_wrong: 400,
  google_unavailable: 404,
  google_failed: 400,
  account_in_use: 409,
  last_administrator: 409,
  own_role: 409,
  own_account: 409,
  account_blocked: 403,
  email_not_confirmed: 403,

  dates_required: 400,
  dates_invalid: 400,
  dates_past: 400,
  dates_reversed: 400,
  dates_too_far: 400,
  stay_too_short: 400,
  stay_too_long: 400,
  dates_taken: 409,
  holds_exceeded: 409,
  holds_unconfirmed: 409,
  guests_invalid: 400,
  guests_over_capacity: 400,
  bedding_invalid: 400,
  bedding_over_cap: 400,
  coupon_unknown: 400,
  coupon_used_up: 409,
  coupon_not_valid: 400,
  occupants_incomplete: 400,
  reservation_incorrect: 400,
  payment_amount_incorrect: 400,
  payment_method_incorrect: 400,
  payment_declined: 402,
  payment_already_made: 409,
  payment_not_due: 409,
  transfer_date_invalid: 400,
  transfer_recorded: 409,
  payment_unavailable: 503,
  payment_unknown: 503,
  not_cancellable: 409,
  refund_changed: 409,
  stay_extended: 409,
  refund_exceeds_paid: 400,
  not_staying: 409,
  departure_invalid: 400,
  eviction_ungrounded: 409,
  deposit_not_due: 409,
  deposit_forfeited: 409,
  deposit_already_refunded: 409,
  deductions_exceed_deposit: 400,
  hold_not_extendable: 409,
  complaint_date_invalid: 400,
  picture_type: 415,
  picture_heic: 415,
  picture_too_large: 413,
  picture_dimensions: 400,
  picture_unreadable: 400,
  picture_unknown: 400,
  pictures_exceeded: 409,
  pictures_busy: 503,
  turnover_incomplete: 409,
  problem_required: 400,
  assignee_unknown: 400,
  message_not_resendable: 409,
  not_changeable: 409,
  not_movable: 409,
  house_required: 400,
  member_required: 400,
  not_extendable: 409,
  board_not_public: 409,
  event_required: 400,
  capacity_required: 400,
  faq_group_not_empty: 409,
  faq_group_unknown: 400,
  not_reviewable: 409,
  review_exists: 409,
  rating_required: 400,
  comment_required: 400,
  hold_expired: 409,
  hold_expired_refunded: 409,
  contract_signed: 409,
  contract_void: 410,
  contract_declined: 410,
  stay_confirmed: 409,
  reason_required: 400,
  signature_required: 400,
  consent_required: 400,
} as const;

export type ErrorCode = keyof typeof errorStatus;
