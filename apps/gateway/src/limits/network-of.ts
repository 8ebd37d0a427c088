import { isIPv6 } from 'node:net';

/** RFC 4291, 2.2: `::` stands for as many zero groups as are missing from eight. */
const GROUPS = 8;
const MAPPED = /^::ffff:(?<high>[\da-f]{1,4}):(?<low>[\da-f]{1,4})$/;
const PREFIX_GROUPS = 4;

const bytesOf = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff];

/**
 * What an address counts as where addresses are counted: of IPv6 its /64, since a subscriber has all of it and could come from a new
 * address each time; of an IPv4 address in IPv6 (`::ffff:192.0.2.1`) the IPv4 one, so that the same client counts once.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  // The URL parser writes an address in one way only: lower case, no leading zeros, no dotted end.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const { high, low } = MAPPED.exec(canonical)?.groups ?? {};
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.');
  const [start = [], end = []] = canonical.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(GROUPS - start.length - end.length).fill('0');
  return `${[...start, ...zeros, ...end].slice(0, PREFIX_GROUPS).join(':')}::/64`;
}
