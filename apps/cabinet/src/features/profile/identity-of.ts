/** State of the customer's identity check. */
export type Identity = 'needed' | 'checking' | 'confirmed' | 'to-mend';

/**
 * State of the identity check by limit status: no limit is approved without the check. A status that is not listed says nothing about the
 * check.
 */
const IDENTITY: ReadonlyMap<string, Identity> = new Map<string, Identity>([
  ['not_created', 'needed'],
  ['requested', 'needed'],
  ['pending', 'checking'],
  ['approved', 'confirmed'],
  ['expired', 'confirmed'],
  ['blocked', 'confirmed'],
  ['rejected', 'to-mend'],
]);

export const identityOf = (limitStatus: string): Identity | null => IDENTITY.get(limitStatus) ?? null;
