import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context as HttpContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '#contract/wire.ts';
import type { Context } from '#server/context.ts';
import { isUnavailable, isUnstorableText } from '#server/db/errors.ts';
import { errorBody, Refusal, statusOf } from './errors.ts';
import { languageOf } from './language.ts';
import { loggedPath } from './logged-path.ts';

/** Nginx's status for a connection closed by its client; nobody reads this answer. */
const CLIENT_CLOSED_REQUEST = 499;
const RETRY_SECONDS = 60;
/** Refusals that a later attempt may avoid. */
const retriable: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'unavailable', 'pictures_busy']);

/**
 * Answers an error thrown by a call: a refusal as it is; a full disk, or a database that is unreachable or too slow, with 503; anything else as a
 * bug, logged with its stack. Requests aborted by their clients are not bugs and are not logged.
 */
export function handleErrors(ctx: Pick<Context, 'log'>) {
  return async (error: Error, c: HttpContext): Promise<Response> => {
    const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error));
    if (refusal.code === 'server_error' && (await isGivenUp(c)))
      return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    if (refusal.code === 'server_error') ctx.log('unexpected error', { path: loggedPath(c.req.path), error });
    if (refusal.code === 'unavailable')
      ctx.log('the host is out of disk space, or its database out of reach', {
        path: loggedPath(c.req.path),
        problem: String(error),
      });
    c.header('cache-control', 'no-store');
    if (retriable.has(refusal.code))
      c.header('retry-after', String(refusal.params['seconds'] ?? RETRY_SECONDS));
    return c.json(errorBody(refusal, languageOf(c)), statusOf(refusal.code) as ContentfulStatusCode);
  };
}

function codeOf(error: unknown): 'invalid_input' | 'unavailable' | 'server_error' {
  if (isUnstorableText(error)) return 'invalid_input';
  return isUnavailable(error) ? 'unavailable' : 'server_error';
}

/** True if the client aborted the request. Waits one turn of the event loop, because the body breaks off before the signal reports the abort. */
async function isGivenUp(c: HttpContext): Promise<boolean> {
  await nextTurn();
  return c.req.raw.signal.aborted;
}
