import { useCallback, useRef } from 'react';
import { isWriteOutcomeUnknown } from './is-undecided.ts';

/**
 * Passes an idempotency key to each call. The hook does not repeat a call: if its result is unknown, the key stays, and the customer's next
 * try uses it again. Once the result is known, the next call gets a new key.
 * `intention` separates different calls of one hook. If left out, all calls share one key in this way.
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
      if (!isWriteOutcomeUnknown(error)) kept.current.delete(intention);
      throw error;
    }
  }, []);
}
