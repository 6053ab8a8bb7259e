import pg from 'pg';

export async function onServer<T>(url: string, work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates a database of that name unless it exists; parallel callers for the same name wait. `fill` gets a database under a temporary name. */
export function madeOnce(
  url: string,
  name: string,
  making: string,
  fill: (database: string) => Promise<void>,
): Promise<string> {
  return onServer(url, async (server) => {
    await server.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    await server.query(`create database ${making} template template0`);
    await fill(urlOf(url, making));
    await server.query(`alter database ${making} rename to ${name}`);
    return name;
  });
}
