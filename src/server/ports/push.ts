import type { PushKind } from '#contract/rules/push-kinds.ts';
import type { Db } from './database.ts';

/** A push service refused a notification for a reason other than being busy; it may refuse the same device again. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

export type PushSender = {
  /** The host's public key for subscriptions of browsers; null if this host sends no notifications. */
  publicKey: string | null;
  /** @throws Undeliverable if the subscription has ended, PushRefused if a retry is unlikely to help, any other error for temporary failures */
  send(push: {
    key: string;
    to: { endpoint: string; p256dh: string; auth: string };
    notification: { title: string; body: string; link: string };
  }): Promise<void>;
};

export type Devices = {
  /** Returns the devices of the account with an address; none if its owner turned off push messages or this kind of them. */
  of(db: Db, email: string, kind: PushKind): Promise<{ id: string }[]>;
  find(db: Db, id: string): Promise<{ endpoint: string; p256dh: string; auth: string } | undefined>;
  end(db: Db, id: string): Promise<void>;
  /**
   * Records that a push service refused a notification.
   * @returns true after too many refusals in a row
   */
  refused(db: Db, id: string): Promise<boolean>;
  reached(db: Db, id: string): Promise<void>;
};
