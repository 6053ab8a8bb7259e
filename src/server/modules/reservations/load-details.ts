import type { DepositState } from '#contract/reservations/refunds.ts';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import type { Context } from '#server/context.ts';
import { houseRules } from '#server/platform/house-rules.ts';
import type { Db } from '#server/ports/database.ts';
import { depositRefundOf } from './money/deposit-store.ts';
import { openChange } from './change/store.ts';
import { depositStateOf, lastOfChain } from './money/deposit.ts';
import { extensionOf, freeUntil, staysUntil } from './extension/store.ts';
import { isCheckInInfoOpen } from './door-code-access.ts';
import { presentReservation } from './present.ts';
import { presentPayments } from './money/present.ts';
import * as read from './read-store.ts';
import { eventsOf } from './store.ts';

/** Loads a reservation as its member sees it at an instant. Do not call it within a transaction. */
export async function loadDetails(
  db: Db,
  { doorCodes }: Pick<Context, 'doorCodes'>,
  row: read.OwnReservation,
  nowMs: number,
): Promise<Reservation> {
  const at = new Date(nowMs);
  const own = await withContract(db, row);
  const ofChange = own.contract_id === row.contract_id ? null : row.contract_id;
  const [
    photos,
    instalments,
    payments,
    refunds,
    occupants,
    signers,
    changeSigners,
    extendedById,
    until,
    free,
    reviewed,
    settled,
    last,
    events,
    change,
    doorCode,
    unread,
  ] = await Promise.all([
    read.firstPhotos(db, [row.house_id]),
    read.instalmentsOf(db, row.id),
    read.paymentsOf(db, row.id),
    read.refundsOf(db, row.id),
    read.occupantsOf(db, row.id),
    read.signersOf(db, own.contract_id),
    read.signersOf(db, ofChange),
    extensionOf(db, row.id, at),
    staysUntil(db, row),
    freeUntil(db, row.house_id, row.check_out, at),
    read.isReviewed(db, row.id),
    depositRefundOf(db, row.id),
    lastOfChain(db, row, at),
    row.closed_at ? eventsOf(db, row.id) : [],
    openChange(db, row.id),
    isCheckInInfoOpen(row, nowMs) ? doorCodes.of(db, { id: row.id, houseId: row.house_id }) : '',
    read.unreadTickets(db, [row.id]),
  ]);
  const photo = photos.get(row.house_id);
  const goesOn = free > row.check_out;
  const people = { occupants, signers, lastEvent: events.at(-1) };
  const deposit = depositStateOf({ reservation: row, last, depositIsSettled: settled !== undefined }, nowMs);
  const money = { instalments, payments, refunds, settled, deposit };
  const wifiPassword = doorCodes.wifiPassword(row.wifi_password);
  const home = { photo, doorCode, wifiPassword, rules: houseRules(), goesOn };
  const unreadTickets = unread.get(row.id) ?? 0;
  const after = { change, changeSigners, extendedById, staysUntil: until, reviewed, unreadTickets };
  return presentReservation(own, { ...home, ...people, ...money, ...after }, nowMs);
}

export async function withContract<Row extends read.OwnReservation>(db: Db, row: Row): Promise<Row> {
  return row.change_check_in ? { ...row, ...(await read.contractBefore(db, row.id)) } : row;
}

/** Loads the instalments with their states. The queries run one by one, because a transaction has one connection. */
export async function loadPayments(
  db: Db,
  row: read.OwnReservation,
  nowMs: number,
): Promise<ReservationInstalment[]> {
  const instalments = await read.instalmentsOf(db, row.id);
  return presentPayments(row.status, instalments, await read.paymentsOf(db, row.id), nowMs);
}

/** Returns the state of the deposit. The queries run one by one, as in {@link loadPayments}. */
export async function depositOf(
  db: Db,
  row: read.OwnReservation,
  nowMs: number,
): Promise<DepositState | null> {
  const depositIsSettled = (await depositRefundOf(db, row.id)) !== undefined;
  const last = await lastOfChain(db, row, new Date(nowMs));
  return depositStateOf({ reservation: row, last, depositIsSettled }, nowMs);
}
