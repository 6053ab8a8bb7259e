import { isIP, SocketAddress } from 'node:net';
import type { Context as HttpContext } from 'hono';
import type { Config } from '#server/config.ts';
import { isLoopback, isLoopbackUrl } from '#server/platform/loopback.ts';

type Request = Pick<HttpContext, 'req' | 'env'>;

/** Headers by which proxies say that they pass on what somebody else asked. */
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

/** Returns the address that a request comes from, as {@link clientAddress} tells it behind the operator's proxies. */
export function callersAddress(c: Request, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  return clientAddress(c.req.header('x-forwarded-for'), connectionOf(c), trustedProxies);
}

/**
 * Tells whether somebody at this machine asks: over a loopback connection, by a name of this machine, and with no sign of a proxy, which has such
 * a connection too. Where the product has a public address nobody does, for not every proxy says that it is one.
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

/** The other end of a request's connection; undefined for one that this process makes itself. */
function connectionOf({ env }: Request): string | undefined {
  const given = env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return given?.incoming?.socket?.remoteAddress;
}

/**
 * Returns the address of the network that a call comes from, in its shortest form (RFC 5952), IPv4 as such.
 *
 * Each proxy appends the address that it was called from to `X-Forwarded-For`, so with `proxies` of our own in front the last `proxies`
 * entries are true and all before them are whatever the caller wrote. Where that header has fewer entries, or something else in that
 * place than an address, somebody came by another way: the connection's own address counts.
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

/** Returns an address in its shortest form without port and zone (`[::1]:443`, `fe80::1%eth0`), or null for what is none. */
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

/** Returns the network that a place counts as: of IPv6 everyone has 2^64 addresses (RFC 6177), so the first half of them counts. */
export function networkOf(ip: string): string {
  const address = canonicalAddress(ip) ?? ip;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(8 - front.length - back.length, 0)).fill('0');
  return `${[...front, ...gap, ...back].slice(0, 4).join(':')}::/64`;
}
