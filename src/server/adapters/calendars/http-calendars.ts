import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { ReadFailure } from '#contract/admin/calendars/vocabulary.ts';
import type { CalendarReader, Validators } from '#server/ports/calendars.ts';
import { AddressRefused, publicLookup, refusePrivate } from './public-address.ts';
import { parseInThread } from './parser-thread.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const PATIENCE_MS = 10_000;

class Failed extends Error {
  readonly failure: ReadFailure;
  constructor(failure: ReadFailure) {
    super(failure);
    this.failure = failure;
  }
}

export type HttpCalendarOptions = {
  /** Allows calendars on this machine, for tests and development. */
  loopback: boolean;
  /** The suffix of UIDs in our own calendars. Entries with it are not bookings. */
  ownUids: string;
  /** Time limit in milliseconds for the whole answer, including redirects. */
  patienceMs?: number;
};

/** Reads calendars over HTTP, only from public addresses and with limits on time, size and redirects. */
export function httpCalendars({
  loopback,
  ownUids,
  patienceMs = PATIENCE_MS,
}: HttpCalendarOptions): CalendarReader {
  return {
    read: async (url, validators, days) => {
      const signal = AbortSignal.timeout(patienceMs);
      try {
        const answer = await fetched(new URL(url), validators, { loopback, signal, redirects: 0 });
        if (answer.statusCode === 304) {
          answer.destroy();
          return { kind: 'unchanged' };
        }
        const text = await textOf(answer);
        const parsed = await parseInThread(text, { ...days, ownUids });
        if ('failure' in parsed) return { kind: 'failed', failure: parsed.failure };
        const { etag = null, 'last-modified': lastModified = null } = answer.headers;
        return { kind: 'read', bookings: parsed.bookings, etag, lastModified };
      } catch (error) {
        return { kind: 'failed', failure: failureOf(error, signal) };
      }
    },
  };
}

function failureOf(error: unknown, signal: AbortSignal): ReadFailure {
  if (error instanceof Failed) return error.failure;
  if (error instanceof AddressRefused) return 'address_refused';
  // Once an answer has begun, a time that is over ends it as a lost connection does.
  return signal.aborted ? 'too_slow' : 'not_reached';
}

type Way = { loopback: boolean; signal: AbortSignal; redirects: number };

/** Follows redirects and checks each one like the first address. */
async function fetched(url: URL, validators: Validators, way: Way): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Failed('address_refused');
  refusePrivate(url, way.loopback);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    agent: false,
    lookup: publicLookup(way.loopback),
    signal: way.signal,
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'identity',
      'user-agent': 'Ondol calendar reader',
      ...(validators.etag ? { 'if-none-match': validators.etag } : {}),
      ...(validators.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
    },
  });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = answer;
  if (status === 200 || (status === 304 && (validators.etag || validators.lastModified))) return answer;
  answer.destroy();
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) throw new Failed('answer_refused');
  if (way.redirects === MOST_REDIRECTS) throw new Failed('answer_refused');
  const next = new URL(headers.location, url);
  if (url.protocol === 'https:' && next.protocol !== 'https:') throw new Failed('address_refused');
  return fetched(next, validators, { ...way, redirects: way.redirects + 1 });
}

/** @throws Failed `too_large`, or `answer_refused` for a compressed answer that was not requested */
async function textOf(answer: IncomingMessage): Promise<string> {
  const packed = answer.headers['content-encoding'];
  if (packed && packed !== 'identity') throw new Failed('answer_refused');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) {
      answer.destroy();
      throw new Failed('too_large');
    }
    parts.push(part);
  }
  if (!answer.complete) throw new Error('the answer broke off');
  return Buffer.concat(parts).toString('utf8');
}
