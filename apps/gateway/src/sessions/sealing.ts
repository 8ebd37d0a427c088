import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Sealer = {
  seal(plain: string, boundTo: string): Buffer;
  /** The plain text; null if it was sealed with another key or for another record, or was changed. */
  open(sealed: Uint8Array, boundTo: string): string | null;
  /**
   * Keyed hashes of a text for use in an index: equal for equal texts, without revealing them. The hash with the current key is first, the
   * one with the previous key second.
   */
  tags(text: string): readonly [string, ...string[]];
};

const derive = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'muddat', purpose, 32));
const keyFrom = (secret: string): Buffer => derive(secret, 'session-tokens-v1');
const indexKeyFrom = (secret: string): Buffer => derive(secret, 'session-index-v1');

/**
 * Creates a sealer with AES-256-GCM. `boundTo` (the record's id) is authenticated too, so that rows cannot be swapped. The previous secret
 * is used to open and to find by tag, never to seal.
 */
export function createSealer(secret: string, previous: string | null): Sealer {
  const keys = previous ? [keyFrom(secret), keyFrom(previous)] : [keyFrom(secret)];
  const [current] = keys;
  const indexKey = indexKeyFrom(secret);
  const olderIndexKeys = previous ? [indexKeyFrom(previous)] : [];
  const tag = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    seal(plain, boundTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current ?? keyFrom(secret), nonce);
      cipher.setAAD(Buffer.from(boundTo));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, boundTo) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      for (const key of keys) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
          decipher.setAAD(Buffer.from(boundTo));
          decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
          return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
        } catch {
          // Not sealed with this key: try the next one.
        }
      }
      return null;
    },
    tags: (text) => [tag(indexKey, text), ...olderIndexKeys.map((key) => tag(key, text))],
  };
}
