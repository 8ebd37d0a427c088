import type { Config } from '../../../config/config.ts';
import { STEP_DURATIONS_MS } from '../store-run/order-steps.ts';
import { isReturnOpen, RETURN_DEADLINE_DAYS, type ReturnState, type ReturnWish } from './return-rules.ts';

const HOUR = 3_600_000;
/** How long the simulated store and support take (README.md in this folder). */
const STEP_DELAYS_MS = { requested: 2 * HOUR, approved: 24 * HOUR, repairing: STEP_DURATIONS_MS.mended, disputed: 24 * HOUR } as const;
/** Short enough that the customer still has the page open when the reply comes. */
export const RETURN_REPLY_DELAY_MS = 30_000;

export type ReturnStep = { readonly to: ReturnState; readonly afterMs: number };
type ReturnStepFacts = { readonly state: ReturnState; readonly wish: ReturnWish; readonly text: string | null };
type PaceSettings = Pick<Config, 'storeAcceptSeconds' | 'testTools'>;

/** Words in the customer's text that trigger a certain answer (`tools/README.md`, Returns). */
const MAGIC_TAGS = {
  silent: '#silent',
  reject: '#reject',
  keep: '#keep',
  decline: '#decline',
  hopeless: '#hopeless',
  slow: '#slow',
} as const;

/**
 * The next automatic step of a return, and its delay after the last one. If the store has not responded or is still repairing at the
 * deadline, support decides. If the customer does not bring the goods in time, the return lapses. Without a simulated store these deadlines
 * apply too, but nothing decides a dispute (null).
 */
export function nextReturnStep({ state, wish, text }: ReturnStepFacts, pace: PaceSettings): ReturnStep | null {
  if (!isReturnOpen(state)) return null;
  const atDeadline = RETURN_DEADLINE_DAYS[state] * 24 * HOUR;
  const answered = STEP_DELAYS_MS[state];
  const asks = (word: string) => pace.testTools && (text ?? '').includes(word);
  const played = pace.storeAcceptSeconds !== null;
  if (state === 'requested') {
    if (!played || asks(MAGIC_TAGS.silent)) return { to: 'disputed', afterMs: atDeadline };
    return { to: asks(MAGIC_TAGS.reject) ? 'rejected' : 'approved', afterMs: answered };
  }
  if (state === 'approved') {
    if (!played || asks(MAGIC_TAGS.keep)) return { to: 'lapsed', afterMs: atDeadline };
    return { to: wish === 'repair' ? 'repairing' : 'accepted', afterMs: answered };
  }
  if (state === 'repairing') {
    if (!played || asks(MAGIC_TAGS.slow)) return { to: 'disputed', afterMs: atDeadline };
    return { to: asks(MAGIC_TAGS.hopeless) ? 'accepted' : 'repaired', afterMs: answered };
  }
  if (!played) return null;
  return { to: asks(MAGIC_TAGS.decline) ? 'declined' : 'accepted', afterMs: answered };
}

/** When the next step is due for a return that reached its state at `since`. */
export function nextReturnStepAt(stepping: ReturnStepFacts, since: Date, pace: PaceSettings): Date | null {
  const step = nextReturnStep(stepping, pace);
  return step === null ? null : new Date(since.getTime() + step.afterMs);
}
