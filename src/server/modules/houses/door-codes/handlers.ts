import type * as v from 'valibot';
import type {
  DoorCodeChange,
  HouseDoorCode,
  StayDoorCodeChange,
} from '#contract/admin/calendars/door-codes.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { personName } from '#contract/rules/people/names.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { requireVersion, versionOf } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { isHouseId } from '../policy.ts';
import { lockHouse } from '../store.ts';
import { reservationAndBefore, reservationCodes, reservationsOf, type ReservationRow } from './read-store.ts';
import { deleteStayCodes, setCode, setStayCode, storedCode } from './store.ts';

type ByVersion = Administrator & { ifMatch: string };

export const adminDoorCodes: Handlers<'adminDoorCodes'> = {
  get: ({ params }, ctx) => load(ctx, ctx.db, params.id),
  read: async (input, ctx) => ({ doorCode: await readCode(ctx, input.params.id, input) }),
  change: (input, ctx) => changeCode(ctx, input.params.id, input, input.body),
  changeOfStay: (input, ctx) => changeOfStay(ctx, input.params, input, input.body),
};

/**
 * Reads the code of a house. The audit entry is written before the code is returned.
 * @throws Refusal `not_found`
 */
function readCode(ctx: Context, id: string, by: Administrator): Promise<string> {
  return inTransaction(ctx, async (trx) => {
    const stored = await codeOf(trx, id);
    await audit(trx, ctx, by, { action: 'house-door-code-read', subject: { kind: 'house', id } });
    return ctx.cipher.decrypt(stored);
  });
}

/** @throws Refusal `not_found`, `version_stale` with the state as it is now */
function changeCode(
  ctx: Context,
  id: string,
  by: ByVersion,
  { doorCode, tell }: v.InferOutput<typeof DoorCodeChange>,
): Promise<HouseDoorCode> {
  return changing(ctx, id, by, async (trx, before) => {
    await setCode(trx, id, ctx.cipher.encrypt(doorCode));
    const told = tell ? before.stays.filter(({ hasOwn, isTold }) => isTold && !hasOwn) : [];
    for (const { reservationId } of told) await ctx.reservations.tellDoorCode(trx, reservationId);
    await audit(trx, ctx, by, {
      action: 'door-code-changed',
      subject: { kind: 'house', id },
      change: { after: { recipients: told.map(({ code }) => code) } },
    });
  });
}

/** @throws Refusal `not_found`, `version_stale` with the state as it is now, `not_staying` */
function changeOfStay(
  ctx: Context,
  { id, reservationId }: { id: string; reservationId: string },
  by: ByVersion,
  { doorCode, tell }: v.InferOutput<typeof StayDoorCodeChange>,
): Promise<HouseDoorCode> {
  return changing(ctx, id, by, async (trx, before) => {
    const reservation =
      before.stays.find((each) => each.reservationId === reservationId) ?? refuse('not_staying');
    // An extension has the code of the stay before: its people are the same.
    if (doorCode === null) await deleteStayCodes(trx, await reservationAndBefore(trx, reservationId));
    else
      await setStayCode(trx, {
        reservation_id: reservationId,
        house_id: id,
        code: ctx.cipher.encrypt(doorCode),
        set_at: new Date(ctx.clock.now()),
      });
    const isTold = tell && reservation.isTold;
    if (isTold) await ctx.reservations.tellDoorCode(trx, reservationId);
    await audit(trx, ctx, by, {
      action: doorCode === null ? 'stay-door-code-removed' : 'stay-door-code-set',
      subject: { kind: 'reservation', id: reservationId },
      change: { after: { houseId: id, recipients: isTold ? [reservation.code] : [] } },
    });
  });
}

function changing(
  ctx: Context,
  id: string,
  { ifMatch }: ByVersion,
  change: (trx: Trx, before: HouseDoorCode) => Promise<void>,
): Promise<HouseDoorCode> {
  return inTransaction(ctx, async (trx) => {
    await lockHouse(trx, id);
    const before = await load(ctx, trx, id);
    requireVersion(ifMatch, before);
    await change(trx, before);
    return load(ctx, trx, id);
  });
}

async function codeOf(db: Db, id: string): Promise<string> {
  return (isHouseId(id) ? await storedCode(db, id) : undefined) ?? refuse('not_found');
}

async function load(ctx: Context, db: Db, houseId: string): Promise<HouseDoorCode> {
  const stored = await codeOf(db, houseId);
  const own = await reservationCodes(db, houseId);
  const reservations = await reservationsOf(db, houseId, seoulDate(ctx.clock.now()));
  const hasOwn = (id: string) => own.some(({ reservation_id }) => reservation_id === id);
  return {
    houseId,
    hasCode: stored !== '',
    stays: reservations.map((row) => presentReservation(row, hasOwn(row.id))),
    version: versionOf({ stored, own: own.map(({ code }) => code) }),
  };
}

function presentReservation(row: ReservationRow, hasOwn: boolean): HouseDoorCode['stays'][number] {
  const { first_name: firstName, last_name: lastName } = row;
  return {
    reservationId: row.id,
    code: row.code,
    memberName: firstName === null || lastName === null ? null : personName({ firstName, lastName }),
    checkIn: row.check_in,
    checkOut: row.check_out,
    hasOwn,
    isTold: row.is_told,
  };
}
