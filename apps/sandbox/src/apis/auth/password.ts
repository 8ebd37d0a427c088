import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * OWASP's minimum for scrypt is N = 2^17, r = 8, p = 1. The sandbox uses the cheaper N = 2^14, because its demo passwords are public
 * anyway.
 */
const SCRYPT_COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Returns `scrypt$<salt>$<key>`, both base64url. The salt may be given, so that a seed gives the same hash each time. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> {
  const key = await deriveKey(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Verifies a password. Without a stored hash (an unknown phone) it does equal work and returns false, so that timing reveals nothing. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [scheme, salt = '', key = ''] = (stored ?? '').split('$');
  const expected = Buffer.from(key, 'base64url');
  const known = scheme === 'scrypt' && expected.length === KEY_BYTES;
  const found = await deriveKey(password, known ? Buffer.from(salt, 'base64url') : Buffer.alloc(SALT_BYTES));
  return known && timingSafeEqual(found, expected);
}

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC: the same characters typed on another keyboard must give the same password.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, SCRYPT_COST, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
