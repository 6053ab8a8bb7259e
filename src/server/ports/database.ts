import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** An open transaction. Work over several modules passes it along so that all or nothing is committed. */
export type Trx = Transaction<Schema>;

export type Db = Kysely<Schema> | Trx;
