import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../host/port.mjs';

const OLDEST = 15;
const START_MS = 60_000;
/** Database locale: trigrams consist of letters, and in the locale C Korean has none. */
const letters = ['-E', 'UTF8', '--lc-collate=C', '--lc-ctype=C.UTF-8'];
const cluster = ['-U', 'postgres', '--auth=trust', '--no-sync', ...letters];

/**
 * A throw-away PostgreSQL on a free port of 127.0.0.1, from the binaries of this machine. `restart` ends all its connections and starts it anew
 * on the same data, `stop` ends this one server and removes its data.
 * @returns {Promise<{ url: string, restart: () => Promise<void>, stop: () => Promise<void> }>}
 * @throws Error that says how to get a PostgreSQL.
 */
export async function startPostgres() {
  const bin = binaries();
  if (!bin) {
    throw new Error(
      `No PostgreSQL ${OLDEST} or newer here: install one, or set TEST_DATABASE_URL to a server where databases may be created.`,
    );
  }
  const owner = unprivileged();
  const data = mkdtempSync(join(tmpdir(), 'ondol-postgres-'));
  if (owner) chownSync(data, owner.uid, owner.gid);
  const env = { ...process.env, LC_ALL: 'C', HOME: data };
  const asOwner = { ...owner, cwd: data, env };
  const remove = () => rmSync(data, { recursive: true, force: true });
  const port = await freePort();
  try {
    execFileSync(join(bin, 'initdb'), ['-D', join(data, 'db'), ...cluster], {
      ...asOwner,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    remove();
    throw error;
  }
  const begin = () => spawnServer(bin, port, asOwner);
  let server = begin();
  const kill = () => void server.kill('SIGQUIT');
  process.once('exit', kill);
  // As `pg_ctl stop -m fast` does.
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode === null) await end();
    remove();
  };
  const restart = async () => {
    await end();
    server = begin();
    await ready(server);
  };
  try {
    await ready(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, restart, stop };
}

/**
 * Starts the server process on its data, which may be lost with the machine: nothing is written for good.
 * @param {string} bin @param {number} port
 * @param {{ uid?: number, gid?: number, cwd: string, env: NodeJS.ProcessEnv }} asOwner
 */
function spawnServer(bin, port, asOwner) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  };
  return spawn(
    join(bin, 'postgres'),
    [
      '-D',
      join(asOwner.cwd, 'db'),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

function binaries() {
  const debian = '/usr/lib/postgresql';
  const folders = (existsSync(debian) ? readdirSync(debian) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'));
  folders.push(...(process.env['PATH'] ?? '').split(delimiter));
  return (
    folders.find((folder) => isExecutable(join(folder, 'initdb')) && versionOf(folder) >= OLDEST) ?? null
  );
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder */
function versionOf(folder) {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

/** Returns the user to run PostgreSQL as, because it refuses to run as root; null if this process is not root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('getent', ['passwd', name], { encoding: 'utf8' });
    const [, , uid, gid] = stdout?.split(':') ?? [];
    if (status === 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as.');
}

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server */
function ready(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${said}`)), START_MS);
    server.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-4000);
      if (said.includes('ready to accept connections')) done(resolve);
    });
    server.once('exit', () => done(() => reject(new Error(`PostgreSQL did not start:\n${said}`))));
    server.once('error', (error) => done(() => reject(error)));
    /** @param {(value?: unknown) => void} settle */
    function done(settle) {
      clearTimeout(timer);
      settle();
    }
  });
}
