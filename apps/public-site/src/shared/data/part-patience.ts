/**
 * How long a page waits for a part that it stands without: it comes sooner than a reader leaves. What a page cannot stand without has
 * the client's own 15 s (spec 7).
 */
const PART_TIMEOUT_MS = 5_000;

/** Options of a call for such a part. */
export const AS_A_PART = { timeoutMs: PART_TIMEOUT_MS } as const;
