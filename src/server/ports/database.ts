import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** An open transaction; joint work of several modules passes it along so that all of it holds or none. */
export type Trx = Transaction<Schema>;

/** The database, or an open transaction on it: what every store function takes. */
export type Db = Kysely<Schema> | Trx;
