import type { StoredSession } from './auth-state.ts';
import type { SharedStore, Turns } from './session-parts.ts';

/** A store and turns in memory: for one tab, or for several sessions of one process. */
export function createOwnStore(): SharedStore {
  let version = 0;
  let held: StoredSession | null = null;
  return {
    read: () => Promise.resolve({ version, session: held }),
    write(expected, session) {
      if (expected !== version) return Promise.resolve(null);
      held = session;
      version += 1;
      return Promise.resolve(version);
    },
    clear(expected) {
      if (expected !== null && expected !== version) return Promise.resolve(null);
      const removed = held;
      held = null;
      version += 1;
      return Promise.resolve({ version, removed });
    },
  };
}

export function createOwnTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    take() {
      const before = last;
      let give: () => void = () => {};
      last = new Promise((resolve) => {
        give = resolve;
      });
      return before.then(() => give);
    },
  };
}
