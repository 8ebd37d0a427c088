import { Problem } from '../../core/problem.ts';

/** Organization of the portal (spec 7: organization=2). */
export const MUDDAT_ORGANIZATION = 2;

/** Content exists for one organization only (spec 7: organization=2). Throws 404 for any other. */
export function requireMuddatOrganization(header: number): number {
  if (header !== MUDDAT_ORGANIZATION) throw new Problem('not_found');
  return header;
}

/** The organization named by both the header and the query. Throws 422 if the two differ. */
export function requireSameOrganization(header: number, query: number): number {
  if (header !== query) throw new Problem('validation_failed', { fields: { organization: 'mismatch' } });
  return requireMuddatOrganization(query);
}
