import type { Db } from '../database.ts';

/** Gives other modules the door codes and Wi-Fi passwords of houses. The caller decides who may read them. */
export type DoorCodes = {
  /** Returns the stay's own code, else the house's code; empty if there is none. */
  of(db: Db, reservation: { id: string; houseId: string }): Promise<string>;
  wifiPassword(stored: string): string;
};
