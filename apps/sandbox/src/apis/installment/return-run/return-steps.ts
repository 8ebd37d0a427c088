import type { Config } from '../../../config/config.ts';
import { TAKES } from '../store-run/order-steps.ts';
import { DEADLINE_DAYS, isOpen, type ReturnState, type ReturnWish } from './return-rules.ts';

const HOUR = 3_600_000;
/** How long the simulated store and support take (README.md in this folder). */
const ANSWERS_AFTER = { requested: 2 * HOUR, approved: 24 * HOUR, repairing: TAKES.mended, disputed: 24 * HOUR } as const;
/** Short enough that the customer still has the page open when the reply comes. */
export const REPLY_AFTER_MS = 30_000;

export type ReturnStep = { readonly to: ReturnState; readonly afterMs: number };
type Stepping = { readonly state: ReturnState; readonly wish: ReturnWish; readonly text: string | null };
type Pace = Pick<Config, 'storeAcceptSeconds' | 'testTools'>;

/** Words in the customer's text that trigger a certain answer (`tools/README.md`, Returns). */
const MAGIC = { silent: '#silent', reject: '#reject', keep: '#keep', decline: '#decline', hopeless: '#hopeless', slow: '#slow' } as const;

/**
 * The next automatic step of a return, and its delay after the last one. If the store has not responded or is still repairing at the
 * deadline, support decides. If the customer does not bring the goods in time, the return lapses. Deadlines apply without a simulated store
 * too.
 */
export function nextReturnStep({ state, wish, text }: Stepping, pace: Pace): ReturnStep | null {
  if (!isOpen(state)) return null;
  const atDeadline = DEADLINE_DAYS[state] * 24 * HOUR;
  const answered = ANSWERS_AFTER[state];
  const asks = (word: string) => pace.testTools && (text ?? '').includes(word);
  const played = pace.storeAcceptSeconds !== null;
  if (state === 'requested') {
    if (!played || asks(MAGIC.silent)) return { to: 'disputed', afterMs: atDeadline };
    return { to: asks(MAGIC.reject) ? 'rejected' : 'approved', afterMs: answered };
  }
  if (state === 'approved') {
    if (!played || asks(MAGIC.keep)) return { to: 'lapsed', afterMs: atDeadline };
    return { to: wish === 'repair' ? 'repairing' : 'accepted', afterMs: answered };
  }
  if (state === 'repairing') {
    if (!played || asks(MAGIC.slow)) return { to: 'disputed', afterMs: atDeadline };
    return { to: asks(MAGIC.hopeless) ? 'accepted' : 'repaired', afterMs: answered };
  }
  if (!played) return null;
  return { to: asks(MAGIC.decline) ? 'declined' : 'accepted', afterMs: answered };
}

/** When the next step is due for a return that reached its state at `since`. */
export function stepTime(stepping: Stepping, since: Date, pace: Pace): Date | null {
  const step = nextReturnStep(stepping, pace);
  return step === null ? null : new Date(since.getTime() + step.afterMs);
}
