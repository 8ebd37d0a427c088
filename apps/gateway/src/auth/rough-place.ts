import { isIPv4 } from 'node:net';

/** The part of an address that names a provider's network: enough for a customer to say "I was not there", and no address. */
export function roughPlace(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.*.*`;
  const groups = plain.split(':').filter((group) => group !== '');
  return plain.includes(':') && groups.length > 0 ? `${groups.slice(0, 2).join(':')}:*` : null;
}
