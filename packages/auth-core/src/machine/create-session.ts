import { hasScope } from '../has-scope.ts';
import { type AuthState, SIGNED_OUT } from './auth-state.ts';
import { createEffects } from './effects.ts';
import type { SessionEvent } from './events.ts';
import { createOwnStore, createOwnTurns } from './own-store.ts';
import { sessionError } from './session-error.ts';
import type { SessionParts } from './session-parts.ts';
import { stepSession } from './step.ts';

/** Done waiting: no sign-in and no refresh is under way. */
const isSettled = ({ busy, phase }: AuthState): boolean => !busy && (phase === 'signed-in' || phase === 'guest' || phase === 'signed-out');

export type SessionMachine = ReturnType<typeof createSessionMachine>;

/**
 * The session of one tab or one process: the machine with its effects injected. Nothing here knows HTTP, storage or a browser.
 * Promises are rejected with SessionError. `step` is the machine itself, for tests that break it.
 */
export function createSessionMachine(parts: SessionParts, step: typeof stepSession = stepSession) {
  const { now, strategies, scopeKey, onChange } = parts;
  let state: AuthState = SIGNED_OUT;
  let logins = 0;
  let waiting: ((settled: AuthState) => void)[] = [];

  const send = (event: SessionEvent): void => {
    const { state: next, effects } = step(state, event, now(), strategies);
    const changed = next !== state;
    state = next;
    if (changed) onChange?.(next);
    doEffects(effects);
    if (!isSettled(state) || waiting.length === 0) return;
    const heard = waiting;
    waiting = [];
    for (const tell of heard) tell(state);
  };
  const { provider, tellTabs, store = createOwnStore(), turns = createOwnTurns() } = parts;
  const doEffects = createEffects({ provider, store, turns, ...(tellTabs ? { tellTabs } : {}) }, send);

  const settled = (): Promise<AuthState> => (isSettled(state) ? Promise.resolve(state) : new Promise((resolve) => waiting.push(resolve)));
  const look = (start: boolean): void => doEffects([{ do: 'look', generation: state.generation, start }]);
  const tokenAfter = async (event: SessionEvent): Promise<string | null> => {
    const before = state.generation;
    send(event);
    const end = await settled();
    if (end.error !== null && end.generation !== before) throw end.error;
    return end.access?.token ?? null;
  };

  return {
    state: (): AuthState => state,
    /** Takes up what the store holds; once, with the page. */
    start: (): void => look(true),
    /** Looks at the store again: another tab said so, or the page has the focus. */
    look: (): void => look(false),

    /**
     * Signs in: `customer` with the credentials of its grant, `guest` with none. Rejected without a strategy or with an unknown one, by a
     * refusal (`refused`), without an answer (`unanswered`), by what came without a token or a user, and when overtaken.
     */
    async login(strategy: unknown, credentials: unknown = null): Promise<AuthState> {
      const before = state.generation;
      logins += 1;
      const attempt = logins;
      send({ type: 'login', strategy, credentials });
      if (state.generation === before) throw state.error ?? sessionError.noStrategy();
      const end = await settled();
      if (attempt === logins && (end.loggedIn || end.phase === 'guest')) return end;
      throw attempt === logins && end.error !== null ? end.error : sessionError.overtaken();
    },

    /** Ends the session here and in every tab at once; what the provider says to it is nobody's concern. */
    logout(): void {
      send({ type: 'logout' });
    },

    /**
     * The check of every navigation and call: an access token that is good now, null for who is not signed in. All who ask while a refresh
     * runs get what it brings. Rejected with the specification's sentence when the session has just ended, and with `unanswered` while
     * the provider cannot be asked; the session is kept then, and asking again tries again.
     */
    accessToken: (): Promise<string | null> => tokenAfter({ type: 'check' }),
    /** A backend refused this access token (401): the same as `accessToken`, with a newer one if there can be one. */
    renew: (refused: string): Promise<string | null> => tokenAfter({ type: 'unauthorized', token: refused }),

    hasScope: (scope: string): boolean => hasScope(state.user, scope, scopeKey),
  };
}
