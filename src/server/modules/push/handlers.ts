import { randomUUID } from 'node:crypto';
import type { PushChoices } from '#contract/push.ts';
import { inTransaction } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendCall } from '#server/http/api/limits.ts';
import type { Db } from '#server/ports/database.ts';
import { isPushService } from './policy.ts';
import { hadStay, mutedKinds } from './read-store.ts';
import * as store from './store.ts';

export const push: Handlers<'push'> = {
  key: (_, ctx) => Promise.resolve({ publicKey: ctx.push.publicKey }),
  subscribe: async ({ body, viewer }, ctx) => {
    if (!isPushService(body.endpoint)) refuse('invalid_input');
    await store.keepSubscription(ctx.db, {
      id: randomUUID(),
      device_id: viewer.sessionId,
      endpoint: body.endpoint,
      p256dh: body.keys.p256dh,
      auth: body.keys.auth,
      created_at: new Date(ctx.clock.now()),
    });
    return null;
  },
  renew: async ({ body, ip }, ctx) => {
    await spendCall(ctx, ip);
    const { endpoint, keys } = body.subscription;
    if (!isPushService(endpoint)) refuse('invalid_input');
    await inTransaction(ctx, (trx) =>
      store.replaceSubscription(trx, body.formerEndpoint, { endpoint, p256dh: keys.p256dh, auth: keys.auth }),
    );
    return null;
  },
  kinds: ({ viewer }, ctx) => choices(ctx.db, viewer.accountId),
  chooseKinds: async ({ body, viewer }, ctx) => {
    await store.putMuted(ctx.db, viewer.accountId, [...new Set(body.muted)]);
    return choices(ctx.db, viewer.accountId);
  },
  unsubscribe: async ({ query, viewer }, ctx) => {
    await store.dropSubscription(ctx.db, viewer.accountId, query.endpoint);
    return null;
  },
};

async function choices(db: Db, accountId: string): Promise<PushChoices> {
  return { offered: await hadStay(db, accountId), muted: await mutedKinds(db, accountId) };
}
