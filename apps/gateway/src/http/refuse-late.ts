/**
 * A program that is refused at once tries again at once: a hundred connections would then keep the processor busy with refusals. Waiting
 * costs nothing.
 */
const LATE_MS = 1_000;

/** Rejects with the error after a second. */
export const refuseLate = (error: unknown): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(error), LATE_MS);
  });
