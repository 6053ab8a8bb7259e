import { isId } from '#contract/rules/id.ts';
import { consentVersions } from '#contract/rules/policy.ts';
import type { NotificationChoices, Profile } from '#contract/accounts.ts';
import { inTransaction, type Caller, type Context } from '#server/context.ts';
import type { Db } from '#server/ports/database.ts';
import type { Viewer } from '#server/ports/sessions.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { refuseChangedPhone } from '#server/http/api/impossible-phones.ts';
import { refuseFull, spendAllowance } from '#server/http/api/limits.ts';
import type { Trx } from '#server/ports/database.ts';
import { isPossiblePhone } from '#server/platform/phone.ts';
import { deletionOf, eraseAccount, refTo } from './erase-account.ts';
import { forgetKnownDevices } from './known-device-store.ts';
import { spendPasswordTry } from './limits.ts';
import { postAddressChange, postNotice } from './messages.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { presentDevice, presentMe, presentProfile, type AccountRow } from './present.ts';
import { devicesOf, endDevices } from './session-store.ts';
import { loggedInSince } from './sessions.ts';
import * as store from './store.ts';

export const users: Handlers<'users'> = {
  me: async ({ viewer }, ctx) => presentMe(await ownAccount(viewer, ctx)),

  profile: async ({ viewer }, ctx) => profileOf(ctx.db, await ownAccount(viewer, ctx)),

  updateProfile: ({ viewer, body }, ctx) =>
    inTransaction(ctx, async (trx) => {
      const account = (await store.lockAccount(trx, viewer.accountId)) ?? refuse('unauthorized');
      const { notifications, phoneCountry, phone } = body;
      refuseChangedPhone(body, { phoneCountry: account.phone_country, phone: account.phone });
      if (notifications) await keepChoices(trx, account.id, notifications, new Date(ctx.clock.now()));
      const changed = await store.updateAccount(trx, account.id, {
        first_name: body.firstName,
        last_name: body.lastName,
        ...(phone === undefined ? {} : { phone_country: phoneCountry!, phone }),
        ...(body.language ? { language: body.language } : {}),
        ...(notifications ? { notify_sms: notifications.sms, notify_push: notifications.push } : {}),
      });
      return profileOf(trx, changed ?? account);
    }),

  changePassword: async ({ viewer, body, ip, device }, ctx) => {
    const account = await ownAccount(viewer, ctx);
    await provePassword(ctx, account, { password: body.current, ip, device }, 'current');
    const passwordHash = await hashPassword(body.password);
    await inTransaction(ctx, async (trx) => {
      const at = new Date(ctx.clock.now());
      await endDevices(trx, { accountId: account.id, except: viewer.sessionId }, at);
      await forgetKnownDevices(trx, { accountId: account.id, except: viewer.sessionId });
      await store.forgetEmailTokens(trx, account.id, ['reset']);
      await store.updateAccount(trx, account.id, { password_hash: passwordHash });
      await postNotice(ctx, trx, account, 'password-changed');
    });
    return null;
  },

  changeEmail: async ({ viewer, body, ip, device }, ctx) => {
    const account = await ownAccount(viewer, ctx);
    await provePassword(ctx, account, { password: body.password, ip, device }, 'password');
    const isSame = body.email === account.email;
    if (!isSame) {
      await spendAllowance(ctx, 'mailsToAccount', account.id);
      await spendAllowance(ctx, 'addressChangesOfAccount', account.id);
    }
    return inTransaction(ctx, async (trx) => {
      await store.forgetEmailTokens(trx, account.id, ['change-email']);
      const pending = isSame ? null : body.email;
      const changed = await store.updateAccount(trx, account.id, { pending_email: pending });
      // The answer is the same for an address that somebody has: its reader alone is told.
      const owner = isSame ? undefined : await store.accountByEmail(trx, body.email);
      if (!isSame) refuseFull(ctx, await postAddressChange(ctx, trx, account, { email: body.email, owner }));
      return profileOf(trx, changed ?? account);
    });
  },

  devices: ({ viewer }, ctx) => listedDevices(viewer, ctx),

  logOutDevice: async ({ viewer, params }, ctx) => {
    const own = await devicesOf(ctx.db, viewer.accountId, loggedInSince(ctx));
    if (!isId(params.id) || !own.some(({ id }) => id === params.id)) return refuse('not_found');
    const which = { accountId: viewer.accountId, only: params.id };
    await inTransaction(ctx, async (trx) => {
      await endDevices(trx, which, new Date(ctx.clock.now()));
      if (params.id !== viewer.sessionId) await forgetKnownDevices(trx, which);
    });
    return listedDevices(viewer, ctx);
  },

  logOutEverywhere: async ({ viewer }, ctx) => {
    const which = { accountId: viewer.accountId };
    await inTransaction(ctx, async (trx) => {
      await endDevices(trx, which, new Date(ctx.clock.now()));
      await forgetKnownDevices(trx, which);
    });
    return null;
  },

  deletion: async ({ viewer }, ctx) => deletionOf(ctx, ctx.db, refTo(await ownAccount(viewer, ctx))),

  export: async ({ viewer }, ctx) => {
    const person = refTo(await ownAccount(viewer, ctx));
    const parts: Record<string, unknown> = { exportedAt: new Date(ctx.clock.now()).toISOString() };
    for (const part of ctx.personalData) Object.assign(parts, await part.exported(ctx.db, person));
    return parts;
  },

  remove: async ({ viewer }, ctx) => {
    await inTransaction(ctx, async (trx) => {
      // Sessions first, then the account, in the order in which a refresh takes them.
      await endDevices(trx, { accountId: viewer.accountId }, new Date(ctx.clock.now()));
      const account = (await store.lockAccount(trx, viewer.accountId)) ?? refuse('unauthorized');
      if (!(await deletionOf(ctx, trx, refTo(account))).allowed) refuse('account_in_use');
      await eraseAccount(trx, ctx, account);
      await postNotice(ctx, trx, account, 'account-deleted');
    });
    return null;
  },
};

/** Returns the account behind a token. An account deleted during the call counts as logged out. */
async function ownAccount(viewer: Viewer, ctx: Context): Promise<AccountRow> {
  return (await store.accountById(ctx.db, viewer.accountId)) ?? refuse('unauthorized');
}

async function profileOf(db: Db, account: AccountRow): Promise<Profile> {
  const { phone, phone_country: country } = account;
  const phoneImpossible = phone !== null && !isPossiblePhone(country ?? '', phone);
  return { ...presentProfile(account, await store.consentsOf(db, account.id)), phoneImpossible };
}

async function listedDevices(viewer: Viewer, ctx: Context) {
  const devices = await devicesOf(ctx.db, viewer.accountId, loggedInSince(ctx));
  return devices.map((device) => presentDevice(device, viewer.sessionId));
}

/** Asks for the password again, to protect against someone using an unattended device. */
async function provePassword(
  ctx: Context,
  account: AccountRow,
  { password, ip, device }: { password: string } & Pick<Caller, 'ip' | 'device'>,
  field: string,
): Promise<void> {
  const notAFailure = await spendPasswordTry(ctx, account.email, { ip, device });
  if (!(await isPasswordOf(account.password_hash, password)))
    refuse('password_wrong', {}, { [field]: 'password_wrong' });
  await notAFailure();
}

async function keepChoices(
  trx: Trx,
  accountId: string,
  wanted: NotificationChoices,
  at: Date,
): Promise<void> {
  const kinds = ['receipt', 'marketing'] as const;
  const current = (await store.consentsOf(trx, accountId)).filter((consent) => !consent.withdrawn_at);
  const given = (kind: string) => current.some((consent) => consent.kind === kind);
  const added = kinds.filter((kind) => wanted[kind] && !given(kind));
  const version = consentVersions.privacy;
  if (added.length > 0)
    await store.insertConsents(
      trx,
      accountId,
      added.map((kind) => ({ kind, version })),
      at,
    );
  await store.withdrawConsents(
    trx,
    accountId,
    kinds.filter((kind) => !wanted[kind]),
    at,
  );
}
