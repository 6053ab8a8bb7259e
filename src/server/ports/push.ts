import type { Db } from './database.ts';

export type PushSender = {
  /** The host's public key, which a browser subscribes with; null where this host sends no notifications. */
  publicKey: string | null;
  /** @throws when the browser's push service did not accept it; Undeliverable where the subscription has ended. */
  send(push: {
    key: string;
    to: { endpoint: string; p256dh: string; auth: string };
    notification: { title: string; body: string; link: string };
  }): Promise<void>;
};

/** Devices on which people are logged in and let the host notify them. */
export type Devices = {
  /** The devices of the holder of an address, unless they chose to hear nothing that way. */
  of(db: Db, email: string): Promise<{ id: string }[]>;
  find(db: Db, id: string): Promise<{ endpoint: string; p256dh: string; auth: string } | undefined>;
  /** Forgets a subscription that nobody answers at any more. */
  end(db: Db, id: string): Promise<void>;
};
