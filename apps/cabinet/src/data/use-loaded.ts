import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUnauthorized } from '../security-parts/use-unauthorized.ts';
import type { Loaded } from './loaded.ts';
import { AuthRefused } from './security-queries.ts';

/** A list that is asked for, as a view takes it. What was loaded before stays in sight while it is asked for again. */
export function useLoaded<Item>({ data, error, isFetching, refetch }: UseQueryResult<readonly Item[]>): Loaded<Item> {
  const unauthorized = useUnauthorized();
  useEffect(() => {
    if (error instanceof AuthRefused) unauthorized(error.problem);
  }, [error, unauthorized]);
  if (data) return { kind: 'ready', items: data };
  return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}
