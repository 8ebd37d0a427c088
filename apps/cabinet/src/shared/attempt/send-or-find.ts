import { isWriteOutcomeUnknown } from '../refusal/is-undecided.ts';

/**
 * Sends a write and returns its result. If it failed but may still have been done (`isWriteOutcomeUnknown`), `find` looks for its result.
 *
 * @param find Resolves to null if there is no such result. A failed look-up counts as null.
 * @throws The error of `send`, if the server refused the write or `find` does not find it.
 */
export async function sendOrFind<Result>(send: () => Promise<Result>, find: () => Promise<Result | null>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const found = isWriteOutcomeUnknown(error) ? await find().catch(() => null) : null;
    if (found === null) throw error;
    return found;
  }
}

/**
 * The idempotency key of a write. The page's URL stores it, so that it survives a reload; null before the first try and after a refusal.
 */
export type UrlIdempotencyKey = {
  attempt: string | null;
  onAttempt: (key: string | null) => void;
};

/**
 * `sendOrFind` with an idempotency key. While the outcome of the write is unknown, the result is looked up by the key, and the next try
 * sends the same key again.
 * A refusal removes the key, so that the next try gets a new one.
 */
export function sendWithUrlKey<Result>(
  { attempt, onAttempt }: UrlIdempotencyKey,
  send: (key: string) => Promise<Result>,
  find: (key: string) => Promise<Result | null>,
): Promise<Result> {
  const key = attempt ?? crypto.randomUUID();
  onAttempt(key);
  const sendOnce = async () => {
    try {
      return await send(key);
    } catch (error) {
      if (!isWriteOutcomeUnknown(error)) onAttempt(null);
      throw error;
    }
  };
  return sendOrFind(sendOnce, () => find(key));
}
