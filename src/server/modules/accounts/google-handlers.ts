import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendCall } from '#server/http/api/limits.ts';
import type { Identity, IdentityProvider } from '#server/ports/identity.ts';
import { postNotice, withdrawConfirmation } from './messages.ts';
import { googleFlowMs, googleTicketMs, googleVerdict } from './policy.ts';
import type { AccountRow } from './present.ts';
import { seal, unseal } from './seal.ts';
import { logInDevice } from './sessions.ts';
import { claimAccount, newAccount } from './sign-up.ts';
import * as store from './store.ts';

/** Signs in with Google: the browser is redirected with a sealed flow and returns with a code (docs/specification.md#accounts). */
export const googleAuth: Handlers<'auth'> = {
  methods: async (_, ctx) => Promise.resolve({ google: ctx.google !== null }),

  googleStart: async ({ ip }, ctx) => {
    const google = offered(ctx);
    await spendCall(ctx, ip);
    try {
      const { url, flow } = await google.begin();
      return { url, flow: await seal(ctx, 'google-flow', flow, googleFlowMs) };
    } catch (error) {
      ctx.log('Google sign-in cannot begin', error);
      return refuse('google_unavailable');
    }
  },

  googleFinish: async ({ body, ip, userAgent, device }, ctx) => {
    const google = offered(ctx);
    await spendCall(ctx, ip);
    const flow = await unseal(ctx, 'google-flow', body.flow);
    if (flow === 'expired' || flow?.state !== body.state || body.code === '') return refuse('google_failed');
    const identity = await redeemed(ctx, () => google.redeem(body.code, flow));
    const account = await accountFor(ctx, identity);
    if (account?.blocked_at) return refuse('account_blocked');
    if (account)
      return { kind: 'logged-in', tokens: await logInDevice(ctx, account, { ip, userAgent, device }) };
    const { subject, email, firstName, lastName } = identity;
    const ticket = await seal(ctx, 'google-ticket', { subject, email }, googleTicketMs);
    return { kind: 'newcomer', ticket, email, firstName, lastName };
  },

  googleSignUp: async ({ body, ip, userAgent, device }, ctx) => {
    offered(ctx);
    await spendCall(ctx, ip);
    const ticket = await unseal(ctx, 'google-ticket', body.ticket);
    if (ticket === 'expired') return refuse('token_expired');
    if (!ticket) return refuse('token_invalid');
    const way = {
      email: ticket.email,
      password_hash: null,
      google_sub: ticket.subject,
      email_confirmed_at: new Date(ctx.clock.now()),
    };
    const caller = { ip, userAgent, device };
    try {
      return await newAccount(ctx, body, way, (trx, account) => logInDevice(ctx, account, caller, trx));
    } catch (error) {
      if (store.isGoogleTaken(error)) return refuse('token_invalid');
      throw error;
    }
  },
};

function offered(ctx: Context): IdentityProvider {
  return ctx.google ?? refuse('google_unavailable');
}

async function redeemed(ctx: Context, redeem: () => Promise<Identity>): Promise<Identity> {
  try {
    return await redeem();
  } catch (error) {
    ctx.log('Google sign-in failed', error);
    return refuse('google_failed');
  }
}

function accountFor(ctx: Context, identity: Identity): Promise<AccountRow | null> {
  return inTransaction(ctx, async (trx) => {
    const own = await store.accountByGoogle(trx, identity.subject);
    const known = own ? undefined : await store.accountByEmail(trx, identity.email);
    // The invited have an account only once they have agreed to the terms themselves.
    const found = known?.invited_at ? undefined : known;
    const verdict = googleVerdict(identity, {
      bySubject: own !== undefined,
      byAddress: found
        ? { confirmed: found.email_confirmed_at !== null, linked: found.google_sub !== null }
        : null,
    });
    if (verdict === 'refuse') return refuse('google_failed');
    if (own || !found) return own ?? null;
    const at = new Date(ctx.clock.now());
    if (verdict === 'claim') {
      await claimAccount(trx, found.id, at);
      await withdrawConfirmation(ctx, trx, found.id);
    }
    const linked = await store.updateAccount(trx, found.id, {
      google_sub: identity.subject,
      ...(verdict === 'claim' ? { email_confirmed_at: at } : {}),
    });
    if (!linked) return null;
    await postNotice(ctx, trx, linked, 'google-linked');
    return linked;
  });
}
