const listeners = new Set<() => void>();
let outdated = false;

/** Whether a newer build exists. Links then load a full document instead of using the router. */
export const isOutdated = (): boolean => outdated;

export function markOutdated(): void {
  outdated = true;
  for (const listener of listeners) listener();
}

export function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
