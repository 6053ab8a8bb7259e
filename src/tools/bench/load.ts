import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import autocannon, { type Result } from 'autocannon';
import { median } from './figures.ts';

export const CONNECTIONS = 10;

export type Asked = { url: string; headers?: Record<string, string> };
export type Round = { requestsPerSecond: number; p50Ms: number };

/**
 * Requests one address for a number of seconds; each connection repeats as soon as it has its answer.
 * @throws if an answer is not 2xx
 */
export async function fire({ url, headers = {} }: Asked, seconds: number): Promise<Round> {
  const times: number[] = [];
  const { errors, non2xx, duration } = await new Promise<Result>((resolve, reject) => {
    const load = autocannon({ url, headers, connections: CONNECTIONS, duration: seconds }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    // Its own histogram knows whole milliseconds only.
    load.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  if (errors + non2xx > 0 || times.length === 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} refusals, ${times.length} answers`);
  return { requestsPerSecond: times.length / duration, p50Ms: median(times) };
}

export async function bytesOf({ url, headers = {} }: Asked): Promise<number> {
  const [answer] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}
