import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that outsiders must not make this host connect to. */
export class AddressRefused extends Error {}

/** The assigned part of IPv6 (IANA). The rest may lead anywhere, like addresses with embedded IPv4 (RFC 4291, 2.5.5.1). */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** True if an IP address is public. `loopback` also allows this machine. */
export function isPublicAddress(address: string, loopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return loopback;
  return range === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast));
}

/**
 * Resolves a name and connects only to the addresses that were checked, so that a later change of the name has no effect. Refuses a name with any
 * private address.
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

/** @throws AddressRefused for a literal IP address that is not public. Names are checked when they are resolved. */
export function refusePrivate({ hostname }: URL, loopback: boolean): void {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !isPublicAddress(literal, loopback)) throw new AddressRefused(literal);
}
