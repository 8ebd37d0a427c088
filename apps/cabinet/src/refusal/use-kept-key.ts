import { useCallback, useRef } from 'react';
import { isUndecided } from './is-undecided.ts';

/**
 * One intention, one idempotency key: a call that got no answer goes out again under the same key, and takes a new one once it was
 * decided.
 */
export function useKeptKey(): <Result>(call: (key: string) => Promise<Result>) => Promise<Result> {
  const kept = useRef<string | null>(null);
  return useCallback(async (call) => {
    kept.current ??= crypto.randomUUID();
    try {
      const result = await call(kept.current);
      kept.current = null;
      return result;
    } catch (error) {
      if (!isUndecided(error)) kept.current = null;
      throw error;
    }
  }, []);
}
