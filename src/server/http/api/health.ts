import { Hono } from 'hono';
import type { Context } from '#server/context.ts';
import { within } from '#server/platform/limits/within.ts';
import { askDatabase } from './health-store.ts';

const PATIENCE_MS = 5_000;

/** `GET /healthz` for load balancers and process managers: 200 if this process and its database answer, else 503. */
export function health(ctx: Context): Hono {
  const app = new Hono();
  app.get('/healthz', async (c) => {
    c.header('cache-control', 'no-store');
    try {
      await within(PATIENCE_MS, askDatabase(ctx.db));
      return c.json({ status: 'ok' });
    } catch (error) {
      ctx.log('the database does not answer', error);
      return c.json({ status: 'database unreachable' }, 503);
    }
  });
  return app;
}
