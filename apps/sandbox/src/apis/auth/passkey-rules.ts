import { createHmac } from 'node:crypto';

/** A challenge waits for its answer this long, on the business clock. */
export const CHALLENGE_LIFE_MS = 300_000;
/** COSE numbers of the signatures that are taken: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];
/** spec gap: more passkeys than anyone has devices. */
export const PASSKEYS_MAX = 20;
/** The account's name in browser dialogs. */
export const RP_NAME = 'Muddat';

/**
 * The customer's handle at authenticators. They store it and send it to the site, so it is neither the phone nor the id. It does not change
 * with the phone.
 */
export function userHandle(key: Uint8Array, customerId: string): Buffer {
  return createHmac('sha256', key).update(`passkey user ${customerId}`).digest();
}
