import { useCallback, useRef } from 'react';
import { isUndecided } from './is-undecided.ts';

/**
 * One intention, one idempotency key: a call that got no answer goes out again under the same key, and takes a new one once it was
 * decided. `intention` tells apart those that one hook sends; all calls are one unless told.
 */
export function useKeptKey(): <Result>(call: (key: string) => Promise<Result>, intention?: string) => Promise<Result> {
  const kept = useRef(new Map<string, string>());
  return useCallback(async (call, intention = '') => {
    const key = kept.current.get(intention) ?? crypto.randomUUID();
    kept.current.set(intention, key);
    try {
      const result = await call(key);
      kept.current.delete(intention);
      return result;
    } catch (error) {
      if (!isUndecided(error)) kept.current.delete(intention);
      throw error;
    }
  }, []);
}
