import { hkdfSync } from 'node:crypto';

export type ChallengeKeys = { challenge: string; solution: string };

/**
 * The keys that sign challenges: from the secret that seals sessions, each for its own purpose, and for one store of used
 * solutions. Knowing one tells nothing of the others.
 */
export function challengeKeys(secret: string, storeId: string): ChallengeKeys {
  const derive = (purpose: string): string =>
    Buffer.from(hkdfSync('sha256', secret, storeId, `muddat gateway: ${purpose}`, 32)).toString('hex');
  return { challenge: derive('bot challenge v1'), solution: derive('bot solution v1') };
}
