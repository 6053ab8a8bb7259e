import type { Db } from '../database.ts';

/** Tells other modules the door code that a stay opens its house with. */
export type DoorCodes = {
  /** The stay's own code, else that of the house; empty where there is none. Whoever asks decides who may read it. */
  of(db: Db, stay: { id: string; houseId: string }): Promise<string>;
};
