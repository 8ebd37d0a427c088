/** Runs `work` for each item in turn. A failure is given to `onFailure` and does not stop the work on the other items. */
export async function forEachApart<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  onFailure: (error: unknown, item: T) => void,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      onFailure(error, item);
    }
  }
}
