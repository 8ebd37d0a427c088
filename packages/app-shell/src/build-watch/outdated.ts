const listeners = new Set<() => void>();
let outdated = false;

/** Whether a newer build than this document's is there: the next page is then loaded as a document. */
export const isOutdated = (): boolean => outdated;

export function noteNewBuild(): void {
  outdated = true;
  for (const listener of listeners) listener();
}

export function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
