import { describe, expect, test } from 'vitest';
import { createSealer } from './sealing.ts';

const OLD = 'old-secret-old-secret-old-secret-old';
const NEW = 'new-secret-new-secret-new-secret-new';

describe('sealing of session data', () => {
  test('decrypts what it encrypted, and encrypts the same text differently each time', () => {
    const sealer = createSealer(NEW, null);
    const one = sealer.seal('token', 'row');
    expect(sealer.open(one, 'row')).toBe('token');
    expect(sealer.seal('token', 'row').equals(one)).toBe(false);
    expect(one.includes('token')).toBe(false);
  });

  test('decrypts nothing with another row or key, or from a changed or shortened ciphertext', () => {
    const sealer = createSealer(NEW, null);
    const sealed = sealer.seal('token', 'row');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(sealer.open(sealed, 'other')).toBeNull();
    expect(createSealer(OLD, null).open(sealed, 'row')).toBeNull();
    expect(sealer.open(changed, 'row')).toBeNull();
    expect(sealer.open(sealed.subarray(0, 20), 'row')).toBeNull();
  });

  test('decrypts with the previous secret and encrypts with the new one', () => {
    const sealed = createSealer(OLD, null).seal('token', 'row');
    const rotated = createSealer(NEW, OLD);
    expect(rotated.open(sealed, 'row')).toBe('token');
    expect(createSealer(NEW, null).open(rotated.seal('token', 'row'), 'row')).toBe('token');
  });
});
