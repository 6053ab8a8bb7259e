/** The kinds of notifications on devices, which members switch on and off one by one; mails leave whatever they choose. */
export const pushKinds = ['stay', 'payments', 'answers', 'lounge', 'availability'] as const;
export type PushKind = (typeof pushKinds)[number];
