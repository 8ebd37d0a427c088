const listeners = new Set<() => void>();
let outdated = false;

/** Whether a newer build exists. Links then load a full document instead of using the router. */
export const isBuildOutdated = (): boolean => outdated;

export function markBuildOutdated(): void {
  outdated = true;
  for (const listener of listeners) listener();
}

export function onBuildOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
