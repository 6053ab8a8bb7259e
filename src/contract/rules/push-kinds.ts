/** The kinds of push notifications that members switch on and off one by one. Mails are sent whatever they choose. */
export const pushKinds = ['stay', 'payments', 'answers', 'lounge', 'availability'] as const;
export type PushKind = (typeof pushKinds)[number];
