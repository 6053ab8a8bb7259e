import { pushFailures } from '#contract/rules/policy.ts';
import type { Devices } from '#server/ports/push.ts';
import { devicesOf, findDevice } from './read-store.ts';
import { countFailure, endSubscription, forgetFailures } from './store.ts';

/** Makes the lookup of devices for notifications. `loggedInSince` is the earliest last activity of a device that counts as logged in. */
export function makeDevices(loggedInSince: () => Date): Devices {
  return {
    of: (db, email, kind) => devicesOf(db, email, kind, loggedInSince()),
    find: (db, id) => findDevice(db, id, loggedInSince()),
    end: endSubscription,
    refused: async (db, id) => (await countFailure(db, id)) >= pushFailures,
    reached: forgetFailures,
  };
}
