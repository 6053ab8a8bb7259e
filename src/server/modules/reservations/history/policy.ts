import type { HistoryKind } from '#contract/reservations/history.ts';
import type { TransitionName } from '#contract/rules/reservation-status.ts';

/**
 * Maps each change of a reservation to what its member is told. Null of what staff do among themselves, as long as the member keeps a room, and of a
 * first payment, which the payment itself tells.
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

/** The same of the events of a contract; none of the others, which are evidence: devices, addresses and mail that came back. */
export const toldOfContractEvent: Readonly<Partial<Record<string, HistoryKind>>> = {
  sent: 'contract_sent',
  reminded: 'contract_reminded',
  signed: 'signed',
  declined: 'declined',
};
