import { isUndecided } from '../refusal/is-undecided.ts';

/**
 * The result of a write. When no verdict came back, the write may have been done all the same: `find` then looks for it.
 *
 * @param find Null where there is nothing of the kind. A look-up that fails finds nothing.
 * @throws what the write failed with, when it was refused or is not found
 */
export async function sendOrFind<Result>(send: () => Promise<Result>, find: () => Promise<Result | null>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const found = isUndecided(error) ? await find().catch(() => null) : null;
    if (found === null) throw error;
    return found;
  }
}

/** The idempotency key of what was sent, which the page's address holds, so that it outlives a reload. */
export type AddressKey = {
  attempt: string | null;
  onAttempt: (key: string | null) => void;
};

/** The same under a key: what got no verdict is looked up by it and sent again under it. After a refusal the key has done its work. */
export function sendUnderAddressKey<Result>(
  { attempt, onAttempt }: AddressKey,
  send: (key: string) => Promise<Result>,
  find: (key: string) => Promise<Result | null>,
): Promise<Result> {
  const key = attempt ?? crypto.randomUUID();
  onAttempt(key);
  const sendOnce = async () => {
    try {
      return await send(key);
    } catch (error) {
      if (!isUndecided(error)) onAttempt(null);
      throw error;
    }
  };
  return sendOrFind(sendOnce, () => find(key));
}
