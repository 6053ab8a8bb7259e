import type { HistoryKind } from '#contract/reservations/history.ts';
import type { TransitionName } from '#contract/rules/reservation-status.ts';

/**
 * Maps each transition to its entry in the member's history. Null for staff actions as long as the member keeps a room, and for the first payment,
 * which is listed as a payment.
 */
export const toldOfTransition: Readonly<Record<TransitionName, HistoryKind | null>> = {
  request: 'requested',
  change: 'changed',
  extend: 'extended',
  extend_hold: 'hold_extended',
  sign: 'signed_by_all',
  pay: null,
  confirm: 'confirmed',
  expire: 'expired',
  retake: 'dates_taken_again',
  cancel: 'cancelled',
  cancel_by_administrator: 'cancelled_by_us',
  cancel_for_disaster: 'cancelled_for_disaster',
  decline: 'ended_by_decline',
  check_out_early: 'ended_early',
  evict: 'evicted',
  correct_occupant: 'people_corrected',
  move: 'moved',
  move_confirmed: 'moved',
  park: null,
  put_back: null,
  give_way: null,
  ask_change: 'change_asked',
  complete_change: 'change_completed',
  lapse_change: 'change_lapsed',
  withdraw_change: 'change_withdrawn',
  decline_change: 'change_declined',
  choose_payment_method: 'method_chosen',
};

/** Maps contract events to the member's history. Others are evidence (devices, addresses, bounced mail) and not shown. */
export const toldOfContractEvent: Readonly<Partial<Record<string, HistoryKind>>> = {
  sent: 'contract_sent',
  reminded: 'contract_reminded',
  signed: 'signed',
  declined: 'declined',
};
