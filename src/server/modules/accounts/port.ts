import type { Accounts } from '#server/ports/accounts.ts';
import { administrators, insertConsents, lockAccountNoKey } from './store.ts';

/** Binds the port of accounts to this module's store. */
export const accounts: Accounts = {
  giveConsents: insertConsents,
  lock: lockAccountNoKey,
  administrators,
};
