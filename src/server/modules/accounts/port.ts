import { personName } from '#contract/rules/people/names.ts';
import type { Accounts } from '#server/ports/accounts.ts';
import { accountOf, invitationSecret } from './invitations.ts';
import {
  accountById,
  administrators,
  confirmAddress,
  insertConsents,
  lockAccountNoKey,
  tellBirthDate,
  tellPhone,
} from './store.ts';

export const accounts: Accounts = {
  giveConsents: insertConsents,
  lock: lockAccountNoKey,
  administrators,
  accountOf,
  invitationSecret,
  confirmAddress: (trx, id, email, at) => confirmAddress(trx, id, at, email.toLowerCase()),
  complete: async (trx, id, told) => {
    if ('birthDate' in told) await tellBirthDate(trx, id, told.birthDate);
    else await tellPhone(trx, id, told.phone);
  },
  nameOf: async (db, id) => {
    const account = await accountById(db, id);
    return account ? personName({ firstName: account.first_name, lastName: account.last_name }) : null;
  },
};
