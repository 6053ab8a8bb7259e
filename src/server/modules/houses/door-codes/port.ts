import type { Context } from '#server/context.ts';
import type { DoorCodes } from '#server/ports/secrets/door-codes.ts';
import { stayCode } from './read-store.ts';
import { storedCode } from './store.ts';

export function makeDoorCodes({ cipher }: Pick<Context, 'cipher'>): DoorCodes {
  return {
    wifiPassword: (stored) => cipher.decrypt(stored),
    of: async (db, { id, houseId }) =>
      cipher.decrypt((await stayCode(db, id, houseId)) ?? (await storedCode(db, houseId)) ?? ''),
  };
}
