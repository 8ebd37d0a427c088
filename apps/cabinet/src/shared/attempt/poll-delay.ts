const SECOND_MS = 1000;
const LONGEST_MS = 15_000;
const PROCESSING_MS = [1_000, 1_000, 2_000, 3_000] as const;
/** A payment app may be waited for an hour: by then a look a minute is enough, and coming back to the tab is a look at once. */
const PROCESSING_LATER_MS = [
  { polls: 30, ms: 5_000 },
  { polls: 90, ms: 15_000 },
] as const;
const PROCESSING_LAST_MS = 60_000;

type Polling = {
  kind: 'checking' | 'processing';
  /** Polls so far. */
  polls: number;
  /** Answers lost one after another, of this or any other call of the payment. */
  losses: number;
};

/** How long to wait before the next poll: not at all after a reload, ever longer while nothing answers. */
export function pollDelayMs({ kind, polls, losses }: Polling): number {
  const lost = losses === 0 ? 0 : Math.min(LONGEST_MS, SECOND_MS * 2 ** (losses - 1));
  if (kind === 'processing') return Math.max(lost, PROCESSING_MS[polls] ?? processingLaterMs(polls));
  return polls === 0 ? lost : Math.max(lost, SECOND_MS);
}

const processingLaterMs = (polls: number): number => PROCESSING_LATER_MS.find((step) => polls < step.polls)?.ms ?? PROCESSING_LAST_MS;
