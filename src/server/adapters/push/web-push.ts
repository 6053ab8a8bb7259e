import push from 'web-push';
import { PushRefused, type PushSender } from '#server/ports/push.ts';
import { Undeliverable } from '#server/ports/undeliverable.ts';

export type WebPushOptions = {
  publicKey: string;
  privateKey: string;
  publicUrl: string;
};

/** The package is CommonJS, whose names Node cannot import one by one. */
const { generateRequestDetails } = push;

const PATIENCE_MS = 20_000;
const DAY_S = 86_400;

/** Sends notifications through the push services of browsers, encrypted for the device and signed with the host's key (RFC 8030, 8291, 8292). */
export function webPush({ publicKey, privateKey, publicUrl }: WebPushOptions): PushSender {
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'https://localhost';
  return {
    publicKey,
    send: async ({ to, notification }) => {
      const { endpoint, headers, body } = generateRequestDetails(
        { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
        JSON.stringify(notification),
        { vapidDetails: { subject, publicKey, privateKey }, TTL: DAY_S, urgency: 'high' },
      );
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410)
        throw new Undeliverable(`The subscription has ended (${response.status}).`);
      const isBusy = response.status === 429 || response.status >= 500;
      if (!response.ok && !isBusy) throw new PushRefused(`The push service refused (${response.status}).`);
      if (!response.ok) throw new Error(`The push service answered ${response.status}.`);
    },
  };
}
