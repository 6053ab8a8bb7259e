import { describe, expect, it } from 'vitest';
import { canonicalAddress, clientAddress, networkOf } from './client-address.ts';

const socket = '10.0.0.9';

describe('the address that a call comes from', () => {
  it('is the connection’s own where no proxy stands in front, whatever a header says', () => {
    expect(clientAddress('203.0.113.7', socket, 0)).toBe(socket);
    expect(clientAddress(undefined, '::ffff:10.0.0.9', 0)).toBe(socket);
    expect(clientAddress(undefined, undefined, 0)).toBe('127.0.0.1');
  });

  it.each([
    ['the one proxy’s word', '203.0.113.7', 1, '203.0.113.7'],
    ['not what the caller wrote before it', '1.1.1.1, 2.2.2.2, 203.0.113.7', 1, '203.0.113.7'],
    ['of two proxies the outer one’s word', '1.1.1.1,203.0.113.7,198.51.100.2', 2, '203.0.113.7'],
    ['with a port', '203.0.113.7:41234', 1, '203.0.113.7'],
    ['of IPv6 with a port', '[2001:DB8:0:0::7]:443', 1, '2001:db8::7'],
    ['without its zone', 'fe80::1%Gyeonggi-District-Court', 1, 'fe80::1'],
    ['of IPv4 written as IPv6', '::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['or in hexadecimal', '::FFFF:cb00:7107', 1, '203.0.113.7'],
  ])('behind proxies is %s', (_, header, proxies, address) => {
    expect(clientAddress(header, socket, proxies)).toBe(address);
  });

  it.each([
    ['words', '1.1.1.1, Gyeonggi District Court'],
    ['nothing', '1.1.1.1, '],
    ['`unknown` (RFC 7239)', 'unknown'],
    ['no address at all', '999.1.1.1'],
    ['thousands of characters', `1.1.1.1, ${'9'.repeat(15_000)}`],
    ['thousands of commas', ','.repeat(15_000)],
  ])('is the connection’s own where a proxy’s place holds %s', (_, header) => {
    expect(clientAddress(header, socket, 1)).toBe(socket);
  });

  it('is the connection’s own where somebody came past a proxy', () => {
    expect(clientAddress('203.0.113.7', socket, 2)).toBe(socket);
    expect(clientAddress(undefined, socket, 1)).toBe(socket);
  });

  it('is written in one way', () => {
    expect(canonicalAddress('2001:0DB8:0000:0001:0:0:0:1')).toBe('2001:db8:0:1::1');
    expect(canonicalAddress('010.0.0.1')).toBeNull();
    expect(canonicalAddress('')).toBeNull();
  });
});

describe('the network that a place counts as', () => {
  it.each([
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:0db8::1:2:3:4', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::ffff:a00:1', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.1'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
