import { isIP, SocketAddress } from 'node:net';
import type { Context as HttpContext } from 'hono';
import type { Config } from '#server/config.ts';
import { isLoopback, isLoopbackUrl } from '#server/platform/loopback.ts';

type Request = Pick<HttpContext, 'req' | 'env'>;

const ofProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

/** Returns the address that a request comes from, as determined by {@link clientAddress} for the configured number of proxies. */
export function callersAddress(c: Request, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  return clientAddress(c.req.header('x-forwarded-for'), connectionOf(c), trustedProxies);
}

/**
 * True if the caller is on this machine: a loopback connection, a local host name and no proxy headers, since a proxy also connects over loopback.
 * Always false if the product has a public address, because not every proxy identifies itself.
 */
export function isFromThisMachine(c: Request, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { hostname } = new URL(c.req.url);
  return (
    isLoopbackUrl(publicUrl) &&
    isLoopback(connectionOf(c) ?? '127.0.0.1') &&
    isLoopback(hostname) &&
    !ofProxies.some((header) => c.req.header(header) !== undefined)
  );
}

function connectionOf({ env }: Request): string | undefined {
  const given = env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return given?.incoming?.socket?.remoteAddress;
}

/**
 * Returns the network address of a caller in its shortest form (RFC 5952), with IPv4 addresses as such. Each proxy appends the address that called it
 * to `X-Forwarded-For`, so with `proxies` of our own only the last `proxies` entries are trustworthy; the caller wrote the others. If the header has
 * fewer entries, or no address in that place, the request bypassed the proxies and the address of the connection counts.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  connection: string | undefined,
  proxies: number,
): string {
  const entries = proxies > 0 && forwardedFor ? forwardedFor.split(',') : [];
  const told = entries.length >= proxies ? entries[entries.length - proxies] : undefined;
  return canonicalAddress(told ?? '') ?? canonicalAddress(connection ?? '') ?? '127.0.0.1';
}

/** Returns an address in its shortest form without port and zone (`[::1]:443`, `fe80::1%eth0`), or null if the text is not an address. */
export function canonicalAddress(text: string): string | null {
  const entry = text.trim();
  const bare =
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(entry)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(entry)?.[1] ?? entry;
  // A zone is a name of its sender's choice.
  const address = bare.replace(/%.*$/s, '');
  const version = isIP(address);
  if (version === 0) return null;
  const { address: shortest } = new SocketAddress({ address, family: version === 6 ? 'ipv6' : 'ipv4' });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(shortest)?.[1] ?? shortest;
}

/**
 * Returns the network that an address counts as. One IPv6 subscriber has 2^64 addresses (RFC 6177), so only the first half of an IPv6 address counts.
 */
export function networkOf(ip: string): string {
  const address = canonicalAddress(ip) ?? ip;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(8 - front.length - back.length, 0)).fill('0');
  return `${[...front, ...gap, ...back].slice(0, 4).join(':')}::/64`;
}
