const listeners = new Set<() => void>();

/** Calls back when the gateway has refused a call for want of a session; answers how to stop listening. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function noteSessionRefused(): void {
  for (const listener of listeners) listener();
}
