import { isAnswerLost, type Refusal, refusalOf } from '@muddat/sdk';

const MS = 1000;
/** Without a word of the server's, this long. */
const DEFAULT_WAIT_S = 60;
/** A server that broke: its sentence tells a person nothing that they can use. */
const BROKEN = new Set(['internal', 'upstream_unavailable', 'upstream_timeout', 'unreadable', 'unknown']);

/** A form was not sent. */
export type NotSent = {
  refusal: Refusal;
  reason: Reason;
  /** When it may be sent again (ms since 1970); null: at once. */
  until: number | null;
};

/**
 * Why, as far as the person can do something about it. `offline`: the device has no network; `unanswered`: no answer came, so nobody knows
 * whether it arrived; `too-often`: a limit; `broken`: the server broke; `refused`: the server's own words.
 */
type Reason = 'offline' | 'unanswered' | 'too-often' | 'broken' | 'refused';

/** Whether a server named fields that it does not take: then they say what is wrong, each in its place. */
export const namesFields = ({ fields }: Refusal): boolean => Object.keys(fields).length > 0;

function reasonOf(refusal: Refusal, online: boolean): Reason {
  const { code } = refusal;
  if (BROKEN.has(code) || code.startsWith('http_5')) return 'broken';
  if (isAnswerLost(refusal)) return online ? 'unanswered' : 'offline';
  return code === 'rate_limited' || code === 'http_429' ? 'too-often' : 'refused';
}

/** What a failed call means to the person who sent the form; `online`: whether the device had a network. */
export function notSent(error: unknown, { now, online }: { now: number; online: boolean }): NotSent {
  const refusal = refusalOf(error);
  const reason = reasonOf(refusal, online);
  return { refusal, reason, until: reason === 'too-often' ? now + (refusal.retryAfter ?? DEFAULT_WAIT_S) * MS : null };
}
