import { hkdfSync } from 'node:crypto';

export type ChallengeKeys = { challenge: string; solution: string };

/**
 * The two keys that sign challenges, derived from the secret that seals sessions and the id of the store of used solutions. Neither key
 * reveals the other.
 */
export function deriveChallengeKeys(secret: string, storeId: string): ChallengeKeys {
  const derive = (purpose: string): string =>
    Buffer.from(hkdfSync('sha256', secret, storeId, `muddat gateway: ${purpose}`, 32)).toString('hex');
  return { challenge: derive('bot challenge v1'), solution: derive('bot solution v1') };
}
