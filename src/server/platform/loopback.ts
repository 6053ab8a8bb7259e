import { isIPv4 } from 'node:net';

/** Tells whether a name or address is reached from this machine alone (RFC 6890: 127.0.0.0/8, ::1; RFC 6761: localhost and what ends with it). */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '');
  return (
    /^([a-z0-9-]+\.)*localhost$/i.test(address) ||
    address === '::1' ||
    (isIPv4(address) && address.startsWith('127.'))
  );
}

/** Tells whether the host of a URL is this machine; false for what is no URL. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}
