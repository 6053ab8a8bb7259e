import * as v from 'valibot';
import { get } from './endpoint.ts';

/** Conversions that are counted for the advertising service (docs/specification.md#tracking). */
export const conversions = [
  'find_houses',
  'share',
  'chat_button',
  'about_us',
  'request_to_book',
  'reservation_button',
  'website_view',
  'signup_complete',
] as const;
export type Conversion = (typeof conversions)[number];

/** The purposes of consent, each given separately (docs/specification.md#consent). */
export const purposes = ['analytics', 'advertising', 'chat'] as const;
export type Purpose = (typeof purposes)[number];

/** Third-party services that this host's pages load after consent; null if one is not set up. */
export const OutsideServices = v.object({
  analytics: v.nullable(v.object({ measurementId: v.pipe(v.string(), v.description('Google Analytics 4')) })),
  advertising: v.nullable(
    v.object({
      conversionId: v.pipe(v.string(), v.description('Google Ads')),
      labels: v.pipe(
        v.partial(v.object(v.entriesFromList(conversions, v.string()))),
        v.description('The label of each conversion that the advertising account counts'),
      ),
    }),
  ),
  chat: v.nullable(v.object({ pluginKey: v.pipe(v.string(), v.description('Channel Talk')) })),
});
export type OutsideServices = v.InferOutput<typeof OutsideServices>;

export const ChatIdentity = v.object({
  memberId: v.pipe(v.string(), v.description('Opaque to the chat service')),
  memberHash: v.pipe(
    v.string(),
    v.description('HMAC-SHA256 of the id, hexadecimal: nobody else opens the conversation'),
  ),
});

export const services = {
  list: get('/v1/services', 'public', {
    summary: 'Get the services of others',
    description:
      'Analytics, advertising and chat that pages of this host load, each after consent to it. None where nothing is set up.',
    data: OutsideServices,
    addition: true,
  }),
  chatIdentity: get('/v1/users/me/chat-identity', 'member', {
    summary: 'Get the own identity in the chat',
    description: 'Refused with `not_found` where no chat is set up.',
    data: ChatIdentity,
    addition: true,
  }),
};
