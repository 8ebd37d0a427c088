/** State of the customer's identity check. `to-mend`: refused, and the customer has to correct the data. */
export type IdentityStatus = 'needed' | 'checking' | 'confirmed' | 'to-mend';

/**
 * State of the identity check by limit status: no limit is approved without the check. A status that is not listed says nothing about the
 * check.
 */
const IDENTITY_STATUS_OF_LIMIT: ReadonlyMap<string, IdentityStatus> = new Map<string, IdentityStatus>([
  ['not_created', 'needed'],
  ['requested', 'needed'],
  ['pending', 'checking'],
  ['approved', 'confirmed'],
  ['expired', 'confirmed'],
  ['blocked', 'confirmed'],
  ['rejected', 'to-mend'],
]);

export const identityStatusOf = (limitStatus: string): IdentityStatus | null => IDENTITY_STATUS_OF_LIMIT.get(limitStatus) ?? null;
