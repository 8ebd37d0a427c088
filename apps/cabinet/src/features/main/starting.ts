import type { Api } from '@muddat/app-shell';
import { useQuery } from '@tanstack/react-query';
import { limitQuery, nextPaymentQuery } from '../../data/queries.ts';

/** The statuses of a limit that was never there. */
const BEFORE_LIMIT = ['not_created', 'requested', 'pending'] as const;
export type Starting = (typeof BEFORE_LIMIT)[number];

/** Where a customer is who has had no limit yet and has nothing to pay; null for all others, `unknown` until both are known. */
export function useStarting(api: Api): Starting | null | 'unknown' {
  const next = useQuery(nextPaymentQuery(api));
  const limit = useQuery(limitQuery(api));
  if (next.data?.data) return null;
  if (next.isPending || limit.isPending) return 'unknown';
  const status = limit.data?.data.status;
  // A limit that is asked for back was there before.
  if (limit.data?.data.restoration) return null;
  return BEFORE_LIMIT.find((known) => known === status) ?? null;
}
