export type ContentVersion = {
  /** Asks behind the reader's back when the last answer is old; a page request does this. */
  look(): void;
  /** Asks now and waits: an editor wants to see what was saved a moment ago. */
  check(): Promise<void>;
};

export type ContentVersionOptions = {
  /** The version as the builder names it; null when that is not known. */
  ask: () => Promise<string | null>;
  onChange: () => void;
  /** How old an answer may be. */
  everyMs: number;
  now: () => number;
};

/** Watches the version of the contents. What is not known changes nothing: a builder that is down takes no page away. */
export function createContentVersion({ ask, onChange, everyMs, now }: ContentVersionOptions): ContentVersion {
  let version: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const start = (): Promise<void> => {
    askedAt = now();
    asking ??= ask()
      .catch(() => null)
      .then((answer) => {
        if (answer === null) return;
        const changed = version !== null && version !== answer;
        version = answer;
        if (changed) onChange();
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  return {
    look() {
      if (now() - askedAt >= everyMs) void start();
    },
    async check() {
      // One that is under way may have been answered before the save.
      await asking;
      await start();
    },
  };
}
