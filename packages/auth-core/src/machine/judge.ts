import { checkSession } from '../check-session.ts';
import { tokenStatus } from '../token-status.ts';
import { type AuthState, type StoredSession, sessionOf } from './auth-state.ts';
import type { Answer, SessionEvent, Stored } from './events.ts';
import { readMessage, readTokens, readUser } from './read-tokens.ts';
import { sessionError } from './session-error.ts';
import { requireStrategy, type Strategies, type Strategy } from './strategy.ts';
import type { Outcome } from './transitions.ts';

/** What an event comes to, and what of the state changes with it. */
export type Judged = { on: Outcome; patch: Partial<AuthState> } | null;

const NOBODY = { user: null, access: null, refresh: null, strategy: null } as const satisfies Partial<AuthState>;
/** A refresh that is refused ends the session (spec 4); any other failure says nothing about it. */
const REFUSALS: readonly number[] = [400, 401, 403];

const isSuccess = (answer: Answer): answer is { status: number; body: unknown } =>
  answer !== null && answer.status >= 200 && answer.status < 300;
const failureOf = (answer: Answer) => {
  const blip = answer === null || answer.status === 429 || answer.status >= 500;
  return blip ? sessionError.unanswered(answer?.status ?? null) : sessionError.refused(answer.status, readMessage(answer.body));
};

export function judge(state: AuthState, event: SessionEvent, now: number, strategies: Strategies): Judged {
  const strategy = state.strategy === null ? undefined : strategies[state.strategy];
  switch (event.type) {
    case 'login':
      requireStrategy(event.strategy, strategies);
      return { on: 'login', patch: { ...NOBODY, strategy: String(event.strategy), error: null } };
    case 'logout':
      return { on: 'logout', patch: { ...NOBODY, error: null } };
    case 'check':
      return state.phase === 'guest' ? judgeGuest(state, now) : judgeSession(state, strategy, now, false);
    case 'unauthorized':
      if (event.token !== state.access?.token) return null;
      return state.phase === 'guest' ? { on: 'guest-lapsed', patch: { access: null } } : judgeSession(state, strategy, now, true);
    case 'answered':
      return state.phase === 'refreshing' ? judgeRefresh(state, event.answer, strategy, now) : judgeLogin(event.answer, strategy, now);
    case 'profile':
      return judgeProfile(event.answer);
    case 'written':
      if (event.version !== null) return { on: 'stored', patch: {} };
      return { on: 'not-stored', patch: { ...NOBODY, error: sessionError.overtaken() } };
    case 'turn':
      return judgeTurn(state, event.generation, event.stored);
    case 'seen':
      return judgeSeen(state, event.stored, event.start, strategies);
    case 'cleared':
      return null;
  }
}

function judgeLogin(answer: Answer, strategy: Strategy | undefined, now: number): Judged {
  if (!isSuccess(answer) || strategy === undefined) return { on: 'no-tokens', patch: { ...NOBODY, error: failureOf(answer) } };
  const tokens = readTokens(answer.body, strategy, now);
  if (tokens === null) return { on: 'no-tokens', patch: { ...NOBODY, error: sessionError.noToken() } };
  return { on: strategy.profile ? 'tokens' : 'guest-tokens', patch: tokens };
}

function judgeProfile(answer: Answer): Judged {
  const user = isSuccess(answer) ? readUser(answer.body) : null;
  if (user !== null) return { on: 'profile', patch: { user } };
  return { on: 'no-profile', patch: { ...NOBODY, error: isSuccess(answer) ? sessionError.noUser() : failureOf(answer) } };
}

function judgeRefresh(state: AuthState, answer: Answer, strategy: Strategy | undefined, now: number): Judged {
  const tokens = isSuccess(answer) && strategy !== undefined ? readTokens(answer.body, strategy, now) : null;
  if (tokens !== null) return { on: 'refreshed', patch: { access: tokens.access, refresh: tokens.refresh ?? state.refresh, error: null } };
  if (answer !== null && REFUSALS.includes(answer.status)) {
    return { on: 'refused', patch: { ...NOBODY, error: sessionError.expired(answer.status) } };
  }
  return { on: 'unanswered', patch: { error: sessionError.unanswered(answer?.status ?? null) } };
}

const ended = (): Judged => ({ on: 'ended', patch: { ...NOBODY, error: sessionError.expired() } });

function judgeSession(state: AuthState, strategy: Strategy | undefined, now: number, wasRefused: boolean): Judged {
  const session = sessionOf(state, strategy?.refreshable ?? false);
  // Refused although it looked good: judged as one that has expired.
  const judged = wasRefused && session.access !== null ? { ...session, access: { ...session.access, expiresAt: 1 } } : session;
  const check = checkSession(judged, now);
  if (check.kind === 'ok') return null;
  return check.kind === 'refresh' ? { on: 'expired', patch: { error: null } } : ended();
}

function judgeGuest({ access }: AuthState, now: number): Judged {
  return access !== null && tokenStatus(access.token, access.expiresAt, now) === 'expired'
    ? { on: 'guest-lapsed', patch: { access: null } }
    : null;
}

const taken = ({ version, session }: { version: number; session: StoredSession }): Partial<AuthState> => ({
  ...session,
  version,
  error: null,
});

function judgeTurn(state: AuthState, generation: number, stored: Stored | null): Judged {
  if (stored === null) return { on: 'unanswered', patch: { error: sessionError.unanswered() } };
  const { version, session } = stored;
  if (session === null || session.user === null)
    return { on: 'turn-nobody', patch: { ...NOBODY, version, error: sessionError.overtaken() } };
  if (session.access.token === state.access?.token) return { on: 'turn-mine', patch: { version, turn: generation } };
  return { on: 'turn-winner', patch: taken({ version, session }) };
}

function judgeSeen(state: AuthState, { version, session }: Stored, start: boolean, strategies: Strategies): Judged {
  if (version < state.version || session?.access.token === state.access?.token) return null;
  const known = session !== null && Object.hasOwn(strategies, session.strategy);
  if (known && session.user !== null) return { on: 'session-elsewhere', patch: taken({ version, session }) };
  if (known && start) return { on: 'tokens-found', patch: taken({ version, session }) };
  return { on: 'nobody-elsewhere', patch: { ...NOBODY, error: sessionError.overtaken() } };
}
