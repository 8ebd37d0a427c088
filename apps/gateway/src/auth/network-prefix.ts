import { isIPv4 } from 'node:net';

/**
 * The network prefix of an address, as in `84.54.*.*`: enough for a customer to recognise a foreign sign-in, without storing the address.
 * Null if the text is no address.
 */
export function networkPrefix(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.*.*`;
  const groups = plain.split(':').filter((group) => group !== '');
  return plain.includes(':') && groups.length > 0 ? `${groups.slice(0, 2).join(':')}:*` : null;
}
