import { randomUUID } from 'node:crypto';
import type { Invitation, Invitee } from '#contract/contacts/invitations.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendCall } from '#server/http/api/limits.ts';
import type { Trx } from '#server/ports/database.ts';
import { deletionOf, refTo } from './erase-account.ts';
import { hashPassword } from './passwords.ts';
import type { AccountRow } from './present.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { logInDevice } from './sessions.ts';
import { claimAccount, newAccount } from './sign-up.ts';
import * as store from './store.ts';

/** Handles invitation links, by which people for whom an administrator holds a stay create their account (ADR 43). */
export const invitations: Handlers<'invitations'> = {
  get: async ({ body, ip }, ctx) => {
    await spendCall(ctx, ip);
    const { account, reservations } = await inTransaction(ctx, (trx) =>
      usable(trx, ctx, hashSecret(body.token)),
    );
    const { email, first_name: firstName, last_name: lastName, phone_country: phoneCountry, phone } = account;
    return { email, firstName, lastName, phoneCountry: phoneCountry ?? '', phone: phone ?? '', reservations };
  },

  accept: async ({ body, ip, userAgent, device }, ctx) => {
    await spendCall(ctx, ip);
    const tokenHash = hashSecret(body.token);
    const { account } = await inTransaction(ctx, (trx) => usable(trx, ctx, tokenHash));
    const way = {
      email: account.email,
      password_hash: await hashPassword(body.password),
      email_confirmed_at: new Date(ctx.clock.now()),
    };
    return newAccount(ctx, body, way, async (trx, made) => {
      // Two who press at the same moment make one account.
      if (!(await store.lockEmailToken(trx, [...purposes], tokenHash))) refuse('token_invalid');
      await store.forgetEmailTokens(trx, made.id, [...purposes]);
      return logInDevice(ctx, made, { ip, userAgent, device }, trx);
    });
  },
};

const purposes = ['invite', 'reset'] as const;

type Usable = { account: AccountRow } & Pick<Invitation, 'reservations'>;

/**
 * Returns the invited account behind a token, with its reservations. A reset link works even if there are none, an invitation does not.
 * @throws Refusal `token_invalid`, `token_expired`, `invitation_over`
 */
async function usable(trx: Trx, ctx: Context, tokenHash: string): Promise<Usable> {
  const token = (await store.lockEmailToken(trx, [...purposes], tokenHash)) ?? refuse('token_invalid');
  if (token.expires_at.getTime() <= ctx.clock.now()) refuse('token_expired');
  const account = (await store.accountById(trx, token.account_id)) ?? refuse('token_invalid');
  if (!account.invited_at) refuse('invitation_over');
  if (account.blocked_at) refuse('account_blocked');
  const { blockedBy } = await deletionOf(ctx, trx, refTo(account));
  if (blockedBy.length === 0 && token.purpose === 'invite') refuse('invitation_over');
  return { account, reservations: blockedBy.map(({ reservationId: id, code }) => ({ id, code })) };
}

/**
 * Finds the account of an invited address, or creates one without any consents. An account with an unconfirmed address is taken over for the invited
 * person: a stranger may have created it and must not learn of the stay.
 * @returns its id
 */
export async function accountOf(trx: Trx, invitee: Required<Invitee>, at: Date): Promise<string> {
  const particulars = {
    language: invitee.language,
    first_name: invitee.firstName,
    last_name: invitee.lastName,
    phone_country: invitee.phoneCountry,
    phone: invitee.phone,
    birth_date: null,
    invited_at: at,
  };
  const found = await store.accountByEmail(trx, invitee.email);
  const known = found && (await store.holdAccount(trx, found.id));
  if (known) {
    if (known.role === 'member' && !known.email_confirmed_at && !known.invited_at) {
      await claimAccount(trx, known.id, at);
      await store.updateAccount(trx, known.id, particulars);
    }
    return known.id;
  }
  const made = await store.insertAccount(trx, {
    id: randomUUID(),
    email: invitee.email,
    password_hash: null,
    created_at: at,
    ...particulars,
  });
  return made.id;
}

/**
 * Makes a new secret for an invitation link, valid until an instant or as long as the previous one, and invalidates the previous ones.
 * @returns null if the account was not invited
 */
export async function invitationSecret(
  trx: Trx,
  accountId: string,
  { at, until }: { at: Date; until: Date },
): Promise<string | null> {
  const account = await store.holdAccount(trx, accountId);
  if (!account?.invited_at) return null;
  const before = await store.forgetEmailTokens(trx, accountId, ['invite']);
  await store.updateAccount(trx, accountId, { invited_at: at });
  const { secret, hash } = newSecret();
  const end = Math.max(until.getTime(), ...before.map(({ expires_at }) => expires_at.getTime()));
  await store.insertEmailToken(trx, {
    id: randomUUID(),
    account_id: accountId,
    purpose: 'invite',
    token_hash: hash,
    created_at: at,
    expires_at: new Date(end),
  });
  return secret;
}
