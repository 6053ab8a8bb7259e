import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that nobody outside may have this host connect to. */
export class AddressRefused extends Error {}

/** The part of IPv6 that is given out (IANA); the rest may lead anywhere, as addresses of IPv4 in it do (RFC 4291, 2.5.5.1). */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Tells whether an IP address is one of the public internet; `loopback` lets this machine through. */
export function isPublicAddress(address: string, loopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return loopback;
  return range === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast));
}

/**
 * Resolves names for a connection, which is then made to what was checked and to nothing else: a name that leads into a private network, wholly
 * or in part, is refused, however often its owner changes their mind.
 */
export function publicLookup(loopback: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined;
      const [first] = addresses ?? [];
      if (error || !addresses || !first) return callback(error ?? new Error('no address'), '', 4);
      if (!addresses.every(({ address }) => isPublicAddress(address, loopback)))
        return callback(new AddressRefused(hostname), '', 4);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

/** @throws AddressRefused for a literal IP address that is not public; names are checked as they are resolved. */
export function refusePrivate({ hostname }: URL, loopback: boolean): void {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !isPublicAddress(literal, loopback)) throw new AddressRefused(literal);
}
