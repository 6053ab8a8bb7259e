import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../test/postgres.mjs';

/** Runs work on an empty database of TEST_DATABASE_URL, or of a PostgreSQL started for it, and removes it afterwards. */
export async function onPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = process.env['TEST_DATABASE_URL']
    ? { url: process.env['TEST_DATABASE_URL'], stop: () => Promise.resolve() }
    : await startPostgres();
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  try {
    await admin(`create database ${name}`);
    return await work(url.href);
  } finally {
    await admin(`drop database if exists ${name} with (force)`);
    await server.stop();
  }
}
