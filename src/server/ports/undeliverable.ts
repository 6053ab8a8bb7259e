/** A sender throws it where nobody will ever be reached; the message is not tried again. */
export class Undeliverable extends Error {}
