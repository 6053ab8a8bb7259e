import { createHmac } from 'node:crypto';
import type { PageService } from '#server/ports/services.ts';

/**
 * Channel Talk, by its published list (developers.channel.io/ko/articles/Content-Security-Policy-0c068399) without its error reports. Message sounds
 * come from its own host. Its messenger runs in a frame without an address, which inherits our policy.
 */
export const channelTalk: PageService = {
  origins: {
    script: ['https://*.channel.io'],
    connect: [
      'https://*.channel.io',
      'https://*.channel.app',
      'wss://*.channel.io',
      'wss://*.desk-ws.channel.io',
      'wss://*.front-ws.channel.io',
    ],
    img: ['https://*.channel.io'],
    media: ['https://*.channel.io'],
  },
  trustedTypes: 'off',
};

/** Returns the hash of a member's id in hexadecimal. `secret` is hexadecimal too (developers.channel.io/docs/member-hash). */
export function memberHash(secret: string, memberId: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(memberId).digest('hex');
}
