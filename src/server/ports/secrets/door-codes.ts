import type { Db } from '../database.ts';

/** Tells other modules what opens a house and its Wi-Fi. Whoever asks decides who may read it. */
export type DoorCodes = {
  /** The stay's own code, else that of the house; empty where there is none. */
  of(db: Db, stay: { id: string; houseId: string }): Promise<string>;
  /** Decrypts the Wi-Fi password of a house as the database stores it. */
  wifiPassword(stored: string): string;
};
