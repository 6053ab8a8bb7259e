import type { Config } from '#server/config.ts';
import type { PageServices } from '#server/ports/services.ts';
import { channelTalk, memberHash } from './channel-talk.ts';
import { googleAds, googleAnalytics } from './google-tag.ts';

export function configuredServices({
  analytics,
  advertising,
  chat,
}: Pick<Config, 'analytics' | 'advertising' | 'chat'>): PageServices {
  return {
    offered: {
      analytics: analytics ?? null,
      advertising: advertising ?? null,
      chat: chat ? { pluginKey: chat.pluginKey } : null,
    },
    inPages: [
      ...(analytics ? [googleAnalytics] : []),
      ...(advertising ? [googleAds] : []),
      ...(chat ? [channelTalk] : []),
    ],
    memberHash: (memberId) => (chat ? memberHash(chat.secret, memberId) : null),
  };
}
