import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import { freePort } from '../../src/tools/host/port.mjs';
import { root } from '../../src/tools/build/task-cache.mjs';

const MESSAGES = 60;
const shared = process.env['TEST_DATABASE_URL'];

let host: TestHost;
const sent: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        sent.push(mail.subject ?? '');
        done();
      });
    });
  },
});
let smtp = '';
beforeAll(async () => {
  // The jobs of other processes go by the real clock.
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  const port = await freePort();
  mailServer.listen(port, '127.0.0.1');
  await once(mailServer.server, 'listening');
  smtp = `smtp://127.0.0.1:${port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await host.close();
});

test('the host says whether its database answers', async () => {
  const health = await host.fetch(new Request('http://localhost/healthz'));
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok' });
});

test.runIf(shared)(
  'of two processes that run the jobs on one PostgreSQL every message leaves once, and both end in order',
  async () => {
    const at = new Date(host.clock.now() - 1000);
    await host.ctx.db
      .insertInto('outbox')
      .values(
        Array.from({ length: MESSAGES }, (_, number) => ({
          id: randomUUID(),
          key: `message ${number}`,
          channel: 'email' as const,
          recipient: `guest${number}@people.example`,
          language: 'en' as const,
          subject: `message ${number}`,
          content: JSON.stringify({
            text: 'words',
            html: '<p>words</p>',
            link: null,
            secrets: [],
            attachments: null,
          }),
          created_at: at,
          next_attempt_at: at,
        })),
      )
      .execute();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(host.ctx.db);
    const url = new URL(shared!);
    url.pathname = `/${rows[0]!.name}`;
    const processes = [1, 2].map(() =>
      spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', 'jobs'], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          PATH: process.env['PATH'] ?? '',
          DATABASE_URL: url.href,
          TOKEN_SECRET: 'a secret that only tests use, long enough',
          SMTP_URL: smtp,
          MAIL_FROM: 'Ondol <hello@ondol.example>',
          LOG: 'silent',
        },
      }),
    );
    const ended = processes.map((child) => once(child, 'exit'));
    try {
      await expect
        .poll(
          async () =>
            (await host.ctx.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute())
              .length,
          { timeout: 150_000, interval: 500 },
        )
        .toBe(0);
    } finally {
      for (const child of processes) child.kill('SIGTERM');
    }
    expect(await Promise.all(ended)).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(sent.toSorted()).toEqual(
      Array.from({ length: MESSAGES }, (_, number) => `message ${number}`).toSorted(),
    );
  },
  240_000,
);
