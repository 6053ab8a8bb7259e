import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Trx } from '#server/ports/database.ts';
import { endedByDecline, signerAs } from './policy.ts';
import type { LinkedContract } from './read-store.ts';
import type { From } from './sign.ts';
import * as store from './store.ts';

/**
 * Declines a contract, locked by `trx`, for one of its signers: it can no longer be signed, and its request is cancelled or its change of a confirmed
 * stay dropped.
 * @throws Refusal `stay_confirmed` if the contract is a new one of a confirmed stay, which continues without it: people have to settle that
 */
export async function decline(
  trx: Trx,
  ctx: Context,
  linked: LinkedContract,
  { reason, ip, userAgent }: { reason: string } & From,
): Promise<void> {
  const ends = endedByDecline(linked) ?? refuse('stay_confirmed');
  const signer = { id: linked.signer_id, contract_id: linked.id };
  const at = new Date(ctx.clock.now());
  await store.addEvent(trx, signer, { kind: 'declined', at, ip, userAgent, detail: reason });
  await store.changeSigner(trx, signer.id, {
    status: 'declined',
    declined_at: at,
    reason,
    ip,
    user_agent: userAgent,
  });
  await store.setDeclined(trx, linked.id);
  await ctx.reservations.declined(trx, linked.reservation_id, signerAs(linked));
  if (linked.booker_email === null) return;
  const ofRequest = linked.position === 1 ? 'contract-declined-by-you' : 'contract-declined';
  await ctx.outbox.post(trx, {
    key: `${linked.id}:declined:email`,
    kind: ends === 'change' ? 'change-declined' : ofRequest,
    reservationId: linked.reservation_id,
    channel: 'email',
    to: linked.booker_email,
    language: linked.booker_language ?? 'ko',
    params: {
      name: linked.first_name ?? '',
      house: linked.house_name,
      signer: linked.signer_name,
      reason,
      link: `${ctx.config.publicUrl}/mypage/${linked.reservation_id}`,
    },
  });
}
