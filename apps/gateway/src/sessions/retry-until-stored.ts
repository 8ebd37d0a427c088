import { setTimeout } from 'node:timers/promises';

const RETRY_FOR_MS = 10_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/** Calls the store until it succeeds, for data that cannot be obtained again. Throws the last failure after 10 s. */
export async function retryUntilStored<T>(call: () => Promise<T>): Promise<T> {
  const limit = performance.now() + RETRY_FOR_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await call();
    } catch (error) {
      if (performance.now() >= limit) throw error;
      await setTimeout(pause);
    }
  }
}
