import type { Certificate } from '#contract/reservations/certificates.ts';
import { isId } from '#contract/rules/id.ts';
import { certificates as rules } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { Db } from '#server/ports/database.ts';
import { issue } from './issue.ts';
import { codeInGroups, holds, obstacle, standingOf } from './policy.ts';
import { tidyCode } from './tidy-code.ts';
import { presentCertificate, presentCheck } from './present.ts';
import {
  certificatesOf,
  findByCode,
  findBySha256,
  ownReservation,
  type OwnReservation,
} from './read-store.ts';
import { findFile } from './store.ts';

export const certificates: Handlers<'certificates'> = {
  list: async ({ params, viewer }, ctx) => {
    const reservation = await own(ctx.db, viewer.accountId, params.id);
    const contract = await ctx.contracts.signedContract(ctx.db, reservation.id);
    const rows = await certificatesOf(ctx.db, reservation.id);
    return {
      obstacle: obstacle(reservation, contract),
      occupants: (contract?.signers ?? []).map(({ position, name }) => ({ position, name })),
      storedDays: rules.storedDays,
      certificates: rows.map((row) => presentCertificate(row, ctx.clock.now())),
    };
  },
  issue: {
    admit: async ({ params, viewer }, ctx) => void (await own(ctx.db, viewer.accountId, params.id)),
    handle: async ({ params, body, viewer }, ctx) => {
      await spendAllowance(ctx, 'certificatesOfAccount', viewer.accountId);
      return inTransaction(ctx, async (trx) => {
        await ctx.reservations.lock(trx, params.id);
        const id = await issue(trx, ctx, { accountId: viewer.accountId, reservationId: params.id, ...body });
        return certificate(trx, ctx, params.id, id);
      });
    },
  },
  file: async ({ params, viewer }, ctx) => {
    const reservation = await own(ctx.db, viewer.accountId, params.id);
    const rows = await certificatesOf(ctx.db, reservation.id);
    const row = rows.find(({ id }) => id === params.certificateId) ?? refuse('not_found');
    if (!holds(standingOf(row, ctx.clock.now()))) refuse('certificate_over');
    const { code, file } = (await findFile(ctx.db, reservation.id, row.id)) ?? refuse('not_found');
    if (file === null) return refuse('certificate_over');
    return {
      bytes: new Uint8Array(Buffer.from(ctx.cipher.decrypt(file), 'base64')),
      filename: `residence-certificate-${codeInGroups(code)}.pdf`,
    };
  },
  check: async ({ params, ip }, ctx) => {
    await spendAllowance(ctx, 'fileLookUpsOfAddress', networkOf(ip));
    return presentCheck(await findByCode(ctx.db, tidyCode(params.certificateCode)), ctx.clock.now());
  },
  checkFile: async ({ params, ip }, ctx) => {
    await spendAllowance(ctx, 'fileLookUpsOfAddress', networkOf(ip));
    if (!/^[\da-f]{64}$/i.test(params.sha256)) return refuse('invalid_input');
    return presentCheck(await findBySha256(ctx.db, params.sha256.toLowerCase()), ctx.clock.now());
  },
};

/**
 * Finds a member's own stay.
 * @throws Refusal not_found if it belongs to another member or does not exist
 */
async function own(db: Db, accountId: string, id: string): Promise<OwnReservation> {
  return (isId(id) ? await ownReservation(db, accountId, id) : undefined) ?? refuse('not_found');
}

async function certificate(db: Db, ctx: Context, reservationId: string, id: string): Promise<Certificate> {
  const rows = await certificatesOf(db, reservationId);
  const row = rows.find((each) => each.id === id) ?? refuse('not_found');
  return presentCertificate(row, ctx.clock.now());
}
