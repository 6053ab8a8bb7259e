import { isIPv4 } from 'node:net';

/** True if a name or address is reachable from this machine only (RFC 6890: 127.0.0.0/8, ::1; RFC 6761: localhost and its subdomains). */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '');
  return (
    /^([a-z0-9-]+\.)*localhost$/i.test(address) ||
    address === '::1' ||
    (isIPv4(address) && address.startsWith('127.'))
  );
}

/** True if the host of a URL is this machine; false for an invalid URL. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}
