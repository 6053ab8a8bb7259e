import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { setRole } from '#server/modules/accounts/store.ts';

/**
 * `npm run admin -- grant EMAIL` makes an account an administrator, `revoke EMAIL` a member again. It creates the first administrator. It uses the
 * database named by the environment, and the role applies from the account's next call.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [verb, address] = positionals;
const role = verb === 'grant' ? 'admin' : verb === 'revoke' ? 'member' : null;
if (!role || !address || positionals.length > 2) fail('Usage: npm run admin -- grant EMAIL, or revoke EMAIL');

const config = readConfig();
const where = config.databaseUrl ? { url: config.databaseUrl } : { dataDir: `${config.dataDir}/db` };
const database = await openDatabase(where).catch((error: unknown) =>
  fail(
    `The database cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    ...(config.databaseUrl
      ? []
      : [
          `The embedded database has one user at a time: stop the host on ${config.dataDir}, then try again.`,
        ]),
  ),
);
try {
  await migrate(database.db);
  const email = address.trim().toLowerCase();
  const admins = await setRole(database.db, email, role);
  if (admins === null) {
    console.error(`Nobody has signed up as ${email}.`);
    process.exitCode = 1;
  } else {
    console.log(`${email} is ${role === 'admin' ? 'an administrator' : 'a member'} now.`);
    if (admins === 0) console.warn('Warning: there is no administrator any more. Name one with grant.');
  }
} finally {
  await database.close();
}

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
