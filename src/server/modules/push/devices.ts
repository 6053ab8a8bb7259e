import type { Devices } from '#server/ports/push.ts';
import { devicesOf, findDevice } from './read-store.ts';
import { endSubscription } from './store.ts';

/** Finds the devices that messages may go to; `loggedInSince` is the instant since when one must have been heard of. */
export function makeDevices(loggedInSince: () => Date): Devices {
  return {
    of: (db, email) => devicesOf(db, email, loggedInSince()),
    find: (db, id) => findDevice(db, id, loggedInSince()),
    end: endSubscription,
  };
}
