import type { MaskedAccount, RefundAccount } from '#contract/reservations/refund-accounts.ts';
import { endOfNumber } from '#contract/rules/paying/bank-account.ts';
import type { Context } from '#server/context.ts';

export function stored({ cipher }: Pick<Context, 'cipher'>, account: RefundAccount) {
  return {
    scope: account.scope,
    account: cipher.encrypt(JSON.stringify(account)),
    number_end: endOfNumber(account.number),
  };
}

/** Decrypts the account. @throws Error if no configured key fits */
export function readAccount({ cipher }: Pick<Context, 'cipher'>, row: { account: string }): RefundAccount {
  return JSON.parse(cipher.decrypt(row.account)) as RefundAccount;
}

export function presentMasked(
  ctx: Pick<Context, 'cipher'>,
  row: { account: string; number_end: string; set_at: Date },
): MaskedAccount {
  const account = readAccount(ctx, row);
  return {
    scope: account.scope,
    bank: account.scope === 'domestic' ? account.bank : null,
    bankName: account.scope === 'abroad' ? account.bankName : null,
    holder: account.holder,
    numberEnd: row.number_end,
    setAt: row.set_at.toISOString(),
  };
}
