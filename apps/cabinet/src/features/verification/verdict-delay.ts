const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** How long to wait before the next look at the verdict: ever longer, as it may take minutes. */
export const verdictDelayMs = (polls: number): number => Math.min(LONGEST_MS, Math.round(FIRST_MS * 1.4 ** polls));
