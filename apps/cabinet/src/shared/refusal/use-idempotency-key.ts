import { useCallback, useRef } from 'react';
import { isUndecided } from './is-undecided.ts';

/**
 * Uses one idempotency key for each intention of the customer. A call whose result is unknown is repeated with the same key; once its
 * result is known, the next call gets a new key.
 * `intention` separates different calls of one hook. If left out, all calls count as one intention.
 */
export function useIdempotencyKey(): <Result>(call: (key: string) => Promise<Result>, intention?: string) => Promise<Result> {
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
