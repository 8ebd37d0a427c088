import { isIPv6 } from 'node:net';

/** RFC 4291 2.2: `::` replaces as many zero groups as are missing from eight. */
const GROUPS = 8;
const MAPPED = /^::ffff:(?<high>[\da-f]{1,4}):(?<low>[\da-f]{1,4})$/;
const PREFIX_GROUPS = 4;

const bytesOf = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff];

/**
 * The key by which an address is counted. IPv6: its /64, since a subscriber owns all of it and could use a new address each time. IPv4
 * mapped into IPv6 (`::ffff:192.0.2.1`): the IPv4 address, so that one client counts once.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  // The URL parser normalises an address: lower case, no leading zeros, no dotted IPv4 part.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const { high, low } = MAPPED.exec(canonical)?.groups ?? {};
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.');
  const [start = [], end = []] = canonical.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(GROUPS - start.length - end.length).fill('0');
  return `${[...start, ...zeros, ...end].slice(0, PREFIX_GROUPS).join(':')}::/64`;
}
