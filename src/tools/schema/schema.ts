import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/db.ts';
import { migrate } from '../../server/db/migrate.ts';
import { describeSchema } from './describe-schema.ts';

const file = join(import.meta.dirname, '../../server/db/schema.sql');

/** `npm run schema`: writes `src/server/db/schema.sql`, the schema after all migrations. */
const database = await openDatabase({ dataDir: 'memory://' });
await migrate(database.db);
writeFileSync(file, await describeSchema(database.pool));
await database.close();
