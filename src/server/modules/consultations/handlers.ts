import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { Consultation, ConsultationChange } from '#contract/admin/consultations.ts';
import type { ConsultationRequest } from '#contract/contacts/consultations.ts';
import { isId } from '#contract/rules/id.ts';
import { consultations as policy } from '#contract/rules/consultations/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { tryAllowance } from '#server/http/api/limits.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { forgetMessagesByKey } from '#server/platform/posted-messages-store.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { keyOfMails } from './digest.ts';
import { presentConsultation } from './present.ts';
import * as store from './store.ts';

type ByVersion = Administrator & { ifMatch: string };
type Wish = v.InferOutput<typeof ConsultationRequest>;

/** Handles requests of building owners (docs/specification.md#consultation), from the public page to their end. */
export const consultations: Handlers<'consultations'> = {
  request: async ({ body, ip }, ctx) => {
    if (body.website !== '' || body.seconds < policy.leastSeconds) refuse('consultation_refused');
    if (body.phone === '' && body.email === '') refuse('contact_required', {}, { phone: 'contact_required' });
    await inTransaction(ctx, async (trx) => {
      if (await tryAllowance(ctx, 'consultationsOfAddress', networkOf(ip), trx))
        refuse('consultations_exceeded', { most: policy.mostPerDay });
      await receive(trx, ctx, body);
    });
    return null;
  },
};

export const adminConsultations: Handlers<'adminConsultations'> = {
  list: async ({ query }, ctx) => {
    const { rows, total } = await store.searchConsultations(ctx.db, query);
    return { items: rows.map(presentConsultation), page: pageInfo(query, total) };
  },
  get: async ({ params }, ctx) =>
    presentConsultation(
      (isId(params.id) && (await store.consultationById(ctx.db, params.id))) || refuse('not_found'),
    ),
  update: (input, ctx) => change(ctx, input.params.id, input, input.body),
  remove: async (input, ctx) => {
    await inTransaction(ctx, async (trx) => {
      const row = await held(trx, input.params.id, input.ifMatch);
      await store.deleteConsultation(trx, row.id);
      await forgetMessagesByKey(trx, keyOfMails(row.id));
      // The trail does not keep who asked for what.
      await audit(trx, ctx, input, {
        action: 'consultation-deleted',
        subject: { kind: 'consultation', id: row.id },
      });
    });
    return null;
  },
};

async function receive(trx: Trx, ctx: Context, wish: Wish): Promise<void> {
  const { website: _, seconds: __, ...told } = wish;
  const id = randomUUID();
  const at = new Date(ctx.clock.now());
  await store.insertConsultation(trx, { id, ...told, received_at: at, changed_at: at });
}

function change(
  ctx: Context,
  id: string,
  by: ByVersion,
  { state, note }: ConsultationChange,
): Promise<Consultation> {
  return inTransaction(ctx, async (trx) => {
    const row = await held(trx, id, by.ifMatch);
    if (row.state === state && row.note === note) return presentConsultation(row);
    const changed_at = new Date(ctx.clock.now());
    const after = await store.updateConsultation(trx, id, { state, note, changed_at });
    await audit(trx, ctx, by, {
      action: 'consultation-changed',
      subject: { kind: 'consultation', id },
      change: {
        ...(row.state !== state && { before: { state: row.state }, after: { state } }),
      },
    });
    return presentConsultation(after);
  });
}

/**
 * Locks a request that still has the version seen by the administrator.
 * @throws Refusal `not_found`, `version_stale` with the request as it is now
 */
async function held(trx: Trx, id: string, ifMatch: string): Promise<store.ConsultationRow> {
  const row = (isId(id) && (await store.lockConsultation(trx, id))) || refuse('not_found');
  requireVersion(ifMatch, presentConsultation(row));
  return row;
}
