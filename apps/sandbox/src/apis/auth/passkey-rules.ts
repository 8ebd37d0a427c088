import { createHmac } from 'node:crypto';

/** How long a challenge is valid, on the business clock. */
export const CHALLENGE_LIFE_MS = 300_000;
/** COSE numbers of the accepted signature algorithms: EdDSA, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];
/** spec gap: the maximum number of passkeys, more than a customer has devices. */
export const PASSKEYS_MAX = 20;
/** The name of the site (the relying party) in the browser's passkey dialogs. */
export const RELYING_PARTY_NAME = 'Muddat';

/**
 * The customer's user handle in authenticators. They store it and send it to the site, so it is neither the phone nor the id. It stays the
 * same when the phone changes.
 */
export function userHandle(key: Uint8Array, customerId: string): Buffer {
  return createHmac('sha256', key).update(`passkey user ${customerId}`).digest();
}
