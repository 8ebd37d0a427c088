import { type AuthState, PHASES, type StoredSession } from './auth-state.ts';
import type { SessionEffect, SessionEvent } from './events.ts';
import { judge } from './judge.ts';
import { readTokens } from './read-tokens.ts';
import { SessionError } from './session-error.ts';
import { STRATEGIES, type Strategies } from './strategy.ts';
import { type EffectName, transitionOf } from './transitions.ts';

export type Step = { readonly state: AuthState; readonly effects: readonly SessionEffect[] };

const storedOf = ({ strategy, access, refresh, user }: AuthState): StoredSession | null =>
  strategy === null || access === null ? null : { strategy, access, refresh, user };

/** An answer that somebody asked for in a state that is no more: it changes nothing, and leaves nothing behind. */
function late(state: AuthState, event: SessionEvent, now: number, strategies: Strategies): SessionEffect[] | null {
  if (!('generation' in event) || event.generation === state.generation) return null;
  if (event.type === 'turn') return [{ do: 'give-turn', generation: event.generation }];
  // Looked at before the step that has come between: to be looked at again, after it.
  if (event.type === 'seen') return [{ do: 'look', generation: state.generation, start: event.start }];
  if (event.type === 'written' && event.version === null && event.fresh) return revoke(event.session);
  if (event.type !== 'answered' || event.answer === null || event.answer.status >= 300) return [];
  // Whoever they were for, they are of no use now: read as those of a strategy that has both.
  const tokens = readTokens(event.answer.body, strategies['customer'] ?? STRATEGIES.customer, now);
  return tokens === null ? [] : revoke(tokens);
}

const revoke = ({ access, refresh }: Pick<StoredSession, 'access' | 'refresh'>): SessionEffect[] => [
  { do: 'revoke', token: (refresh ?? access).token },
];

function effectOf(name: EffectName, from: AuthState, to: AuthState, event: SessionEvent, strategies: Strategies): SessionEffect[] {
  const { generation } = to;
  switch (name) {
    case 'ask-tokens': {
      const strategy = to.strategy ?? '';
      const credentials = event.type === 'login' ? event.credentials : null;
      return [{ do: 'ask-tokens', generation, strategy, grant: strategies[strategy]?.grant ?? 'password', credentials }];
    }
    case 'ask-refresh':
      return to.refresh === null ? [] : [{ do: 'ask-refresh', generation, refresh: to.refresh }];
    case 'ask-profile':
      return to.access === null ? [] : [{ do: 'ask-profile', generation, access: to.access }];
    case 'store': {
      const session = storedOf(to);
      return session === null ? [] : [{ do: 'store', generation, version: to.version, session, fresh: event.type === 'answered' }];
    }
    case 'clear-all':
      return [{ do: 'clear', version: null }];
    case 'clear-mine':
      return [{ do: 'clear', version: to.version }];
    case 'give-turn':
      return [{ do: 'give-turn', generation: event.type === 'turn' ? event.generation : (from.turn ?? generation) }];
    case 'take-turn':
      return [{ do: 'take-turn', generation }];
    case 'revoke-new':
      return event.type === 'written' ? revoke(event.session) : [];
    case 'look':
      return [{ do: 'look', generation, start: false }];
    case 'tell-tabs':
      return [{ do: 'tell-tabs' }];
  }
}

/** What this tab itself did to the store is known to it, whatever has become of the state that did it. */
const ownVersion = (event: SessionEvent): number | null => (event.type === 'written' || event.type === 'cleared' ? event.version : null);

/**
 * The machine (spec 4): a state and an event give the next state and what is to be done, by the table of `transitions.ts`. Pure; `now` in
 * ms since 1970. An event that the table has no row for changes nothing. A sign-in with no strategy, or an unknown one, leaves its
 * sentence in `error` and everything else as it was.
 */
export function stepSession(state: AuthState, event: SessionEvent, now: number, strategies: Strategies = STRATEGIES): Step {
  const version = ownVersion(event);
  const known = version === null ? state : { ...state, version };
  const left = late(state, event, now, strategies);
  if (left !== null) return { state: known, effects: left };
  const judged = judgeSafely(known, event, now, strategies);
  if (judged instanceof SessionError) return { state: { ...known, error: judged }, effects: [] };
  const transition = judged === null ? undefined : transitionOf(known.phase, judged.on);
  if (judged === null || transition === undefined) return { state: known, effects: [] };
  const { busy, loggedIn, holdsTurn } = PHASES[transition.to];
  const moved: AuthState = { ...known, ...judged.patch, phase: transition.to, busy, loggedIn, generation: state.generation + 1 };
  const next = holdsTurn ? moved : { ...moved, turn: null };
  return { state: next, effects: transition.effects.flatMap((name) => effectOf(name, state, next, event, strategies)) };
}

function judgeSafely(state: AuthState, event: SessionEvent, now: number, strategies: Strategies) {
  try {
    return judge(state, event, now, strategies);
  } catch (error) {
    if (error instanceof SessionError) return error;
    throw error;
  }
}
