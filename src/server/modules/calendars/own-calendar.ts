import { createHash, randomBytes } from 'node:crypto';
import { seoulDate } from '#contract/rules/dates.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { ownUids, takenCalendar } from '#server/platform/calendar-file.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db } from '#server/ports/database.ts';
import { findHouse, houseOfToken, ownNights } from './read-store.ts';
import { addressOf, deleteAddress, setAddress } from './store.ts';

const TOKEN_BYTES = 32;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const linkOf = (ctx: Pick<Context, 'config'>, token: string) =>
  `${ctx.config.publicUrl}/v1/calendars/${token}.ics`;

export async function shownAddress(ctx: Context, db: Db, houseId: string): Promise<string | null> {
  const row = await addressOf(db, houseId);
  return row ? linkOf(ctx, ctx.cipher.decrypt(row.token)) : null;
}

/**
 * Makes a new address for the calendar of a house; the former one stops working.
 * @throws Refusal `not_found`
 */
export function renewAddress(ctx: Context, houseId: string, by: Administrator): Promise<string> {
  return inTransaction(ctx, async (trx) => {
    await ctx.reservations.lockHouse(trx, houseId);
    if (!(await findHouse(trx, houseId))) refuse('not_found');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await setAddress(trx, {
      house_id: houseId,
      token_hash: hashOf(token),
      token: ctx.cipher.encrypt(token),
      made_at: new Date(ctx.clock.now()),
    });
    await audit(trx, ctx, by, { action: 'calendar-address-made', subject: { kind: 'house', id: houseId } });
    return linkOf(ctx, token);
  });
}

export function removeAddress(ctx: Context, houseId: string, by: Administrator): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    await ctx.reservations.lockHouse(trx, houseId);
    if (!(await addressOf(trx, houseId))) return;
    await deleteAddress(trx, houseId);
    await audit(trx, ctx, by, {
      action: 'calendar-address-removed',
      subject: { kind: 'house', id: houseId },
    });
  });
}

/**
 * Returns the calendar at a secret address.
 * @throws Refusal `not_found`, `too_many_requests`
 */
export async function ownCalendar(ctx: Context, address: string, ip: string) {
  await spendAllowance(ctx, 'calendarsOfAddress', networkOf(ip));
  const house = (await houseOfToken(ctx.db, hashOf(address.replace(/\.ics$/, '')))) ?? refuse('not_found');
  const nights = await ownNights(ctx.db, house.id, seoulDate(ctx.clock.now()));
  const { content, filename } = takenCalendar(house.name, nights, ownUids(ctx.config.publicUrl));
  return {
    bytes: new TextEncoder().encode(content),
    filename,
    etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`,
  };
}
