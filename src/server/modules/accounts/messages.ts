import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { links } from '#contract/rules/policy.ts';
import type { Context } from '#server/context.ts';
import { confirmationTopic } from '#server/platform/messages/topics.ts';
import type { Trx } from '#server/ports/database.ts';
import type { MessageKind, MessageParams } from '#server/ports/messages/params.ts';
import type { AccountRow } from './present.ts';
import { newSecret } from './secrets.ts';
import { insertEmailToken } from './store.ts';

type Dependencies = Pick<Context, 'clock' | 'config' | 'outbox'>;
type Notice = 'password-changed' | 'google-linked' | 'account-deleted';

/**
 * Mails a new confirmation link instead of one still waiting in the outbox. Links sent before stay valid until they expire. `from` is the earliest
 * time to send it.
 * @returns the result of `Outbox.post`
 */
export async function postConfirmation(
  ctx: Dependencies,
  trx: Trx,
  account: AccountRow,
  from?: Date,
): Promise<Date | null> {
  const topic = confirmationTopic(account.id);
  await ctx.outbox.withdraw(trx, topic);
  const { id, secret } = await mailedToken(ctx, trx, account, {
    purpose: 'confirm',
    minutes: links.confirmationHours * 60,
  });
  const link = `${ctx.config.publicUrl}/auth/confirm?token=${secret}`;
  const params = { name: account.first_name, link };
  return post(ctx, trx, account, { kind: 'confirm-address', key: id, topic, ...(from && { from }), params });
}

export async function withdrawConfirmation(
  ctx: Pick<Context, 'outbox'>,
  trx: Trx,
  accountId: string,
): Promise<void> {
  await ctx.outbox.withdraw(trx, confirmationTopic(accountId));
}

export async function postReset(ctx: Dependencies, trx: Trx, account: AccountRow): Promise<void> {
  const { id, secret } = await mailedToken(ctx, trx, account, {
    purpose: 'reset',
    minutes: links.resetMinutes,
  });
  // The invited set their first password together with their own consents.
  const path = account.invited_at ? '/auth/signup' : '/auth/reset';
  const link = `${ctx.config.publicUrl}${path}?token=${secret}`;
  await post(ctx, trx, account, {
    kind: 'reset-password',
    key: id,
    params: { name: account.first_name, link },
  });
}

/**
 * Mails a confirmation link to the requested new address and a notice to the present one. If another account has the new address, its reader gets a
 * notice instead of a link.
 * @returns the result of `Outbox.post` for the new address
 */
export async function postAddressChange(
  ctx: Dependencies,
  trx: Trx,
  account: AccountRow,
  { email, owner }: { email: string; owner: AccountRow | undefined },
): Promise<Date | null> {
  const { publicUrl } = ctx.config;
  const name = account.first_name;
  const { id, secret } = await mailedToken(ctx, trx, account, {
    purpose: 'change-email',
    minutes: links.confirmationHours * 60,
    email,
  });
  const fullUntil = owner
    ? await post(ctx, trx, owner, {
        kind: 'address-in-use',
        key: id,
        params: { name: owner.first_name, link: `${publicUrl}/auth/login` },
      })
    : await post(ctx, trx, account, {
        kind: 'confirm-new-address',
        key: id,
        to: email,
        params: { name, link: `${publicUrl}/auth/confirm?token=${secret}` },
      });
  await post(ctx, trx, account, {
    kind: 'address-changing',
    key: id,
    params: { name, newAddress: email, link: `${publicUrl}/auth/forgot` },
  });
  return fullUntil;
}

export async function postNotice(
  ctx: Dependencies,
  trx: Trx,
  account: AccountRow,
  kind: Notice,
): Promise<void> {
  const path = {
    'password-changed': '/auth/forgot',
    'google-linked': '/mypage',
    'account-deleted': '/',
  };
  const params = { name: account.first_name, link: `${ctx.config.publicUrl}${path[kind]}` };
  await post(ctx, trx, account, { kind, params });
}

async function mailedToken(
  ctx: Dependencies,
  trx: Trx,
  account: AccountRow,
  what: { purpose: 'confirm' | 'reset' | 'change-email'; minutes: number; email?: string },
): Promise<{ id: string; secret: string }> {
  const now = ctx.clock.now();
  const { secret, hash } = newSecret();
  const id = randomUUID();
  await insertEmailToken(trx, {
    id,
    account_id: account.id,
    purpose: what.purpose,
    token_hash: hash,
    email: what.email ?? null,
    created_at: new Date(now),
    expires_at: new Date(now + what.minutes * MINUTE_MS),
  });
  return { id, secret };
}

function post<K extends MessageKind>(
  ctx: Dependencies,
  trx: Trx,
  account: AccountRow,
  {
    kind,
    ...what
  }: { kind: K; key?: string; to?: string; topic?: string; from?: Date; params: MessageParams[K] },
): Promise<Date | null> {
  const { key = randomUUID(), to = account.email, ...rest } = what;
  return ctx.outbox.post(trx, {
    key: `${kind}:${key}`,
    kind,
    channel: 'email',
    to,
    ...(kind === 'account-deleted' ? {} : { accountId: account.id }),
    language: account.language,
    ...rest,
  });
}
