import type { PushKind } from '#contract/rules/push-kinds.ts';
import type { Db } from './database.ts';

/** A push service refused a notification, and its reason is not that it is busy: the same device may go on to be refused. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

export type PushSender = {
  /** The host's public key, which a browser subscribes with; null where this host sends no notifications. */
  publicKey: string | null;
  /**
   * @throws when the browser's push service did not accept it: Undeliverable where the subscription has ended, PushRefused for what a later
   * try hardly mends; anything else passes.
   */
  send(push: {
    key: string;
    to: { endpoint: string; p256dh: string; auth: string };
    notification: { title: string; body: string; link: string };
  }): Promise<void>;
};

/** Devices on which people are logged in and let the host notify them. */
export type Devices = {
  /** The devices of the holder of an address, unless they chose to hear nothing that way, or nothing of this kind. */
  of(db: Db, email: string, kind: PushKind): Promise<{ id: string }[]>;
  find(db: Db, id: string): Promise<{ endpoint: string; p256dh: string; auth: string } | undefined>;
  /** Forgets a subscription that nobody answers at any more. */
  end(db: Db, id: string): Promise<void>;
  /** Notes that a push service refused a notification. @returns true once it has done so too often in a row */
  refused(db: Db, id: string): Promise<boolean>;
  /** Notes that a notification was taken. */
  reached(db: Db, id: string): Promise<void>;
};
