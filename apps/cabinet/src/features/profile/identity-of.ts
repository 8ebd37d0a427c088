/** How far the customer's identity is checked. */
export type Identity = 'needed' | 'checking' | 'confirmed' | 'to-mend';

/**
 * What the limit's status says of the identity check: without it no limit is ever approved (domain, Installment limit and Identity
 * verification). Null where a status says nothing of it.
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
