/** Thrown by a sender if the recipient can never be reached; the message is not retried. */
export class Undeliverable extends Error {}
