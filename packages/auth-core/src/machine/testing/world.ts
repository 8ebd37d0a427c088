import type { StoredSession } from '../auth-state.ts';
import { createSessionMachine } from '../create-session.ts';
import type { Provider, ProviderAnswer, SharedStore, TokenRequest, Turns } from '../session-parts.ts';
import { stepSession } from '../step.ts';
import { at, type Later, later } from './later.ts';

const ACCESS_S = 100;
const REFRESH_S = 1_000;
const START_MS = 1_700_000_000_000;

/** All tokens that come of one sign-in. A refresh token is good once; ended, none of them is good for anything. */
export type Family = { id: number; alive: boolean; refresh: string; refreshEndsAt: number; turn: number };
export type Call = {
  tab: number;
  kind: 'login' | 'guest' | 'refresh' | 'profile';
  family: Family | null;
  /** Of this tab's sign-ins, counted in both. */
  attempt: number;
  answer: Later<ProviderAnswer>;
};
export type Answers = 'well' | 'refused' | 'failed' | 'broken' | 'without-token';

/** The machine without its check of generations: an answer counts in whatever state it comes. */
const neverLate: typeof stepSession = (state, event, now, strategies) =>
  stepSession(state, 'generation' in event ? { ...event, generation: state.generation } : event, now, strategies);

/** Promises that are not kept, to see that somebody notices. */
export type Mistake = 'every answer counts' | 'two turns at a time' | 'the store takes what is old' | 'tabs say nothing';

/** Two tabs of one browser, a provider that answers when it is told to, a shared store, and words between the tabs that take a while. */
export function createWorld(slowStore: boolean, mistake: Mistake | null = null) {
  let now = START_MS;
  let version = 0;
  let stored: StoredSession | null = null;
  let attempts = 0;
  let attempt = 0;
  const families: Family[] = [];
  const calls: Call[] = [];
  const storeWork: (() => void)[] = [];
  const words: number[] = [];
  const faults: string[] = [];
  /** Sign-ins of each tab that have not yet come to the store. */
  const beginning = [0, 0];

  const familyOf = (token: string): Family | null => families[Number(token.split(' ')[1])] ?? null;
  const inStore = <T>(work: () => T): PromiseLike<T> => {
    if (!slowStore) return at(work());
    const done = later<T>();
    storeWork.push(() => done.resolve(work()));
    return done;
  };
  const store: SharedStore = {
    read: () => inStore(() => ({ version, session: stored })),
    write: (expected, session) =>
      inStore(() => {
        if (expected !== version && mistake !== 'the store takes what is old') return null;
        stored = session;
        version += 1;
        return version;
      }),
    clear: (expected) =>
      inStore(() => {
        if (expected !== null && expected !== version) return null;
        const removed = stored;
        stored = null;
        version += 1;
        return { version, removed };
      }),
  };

  let turnTaken = false;
  const queue: (() => void)[] = [];
  const turns: Turns = {
    take() {
      const turn = later<() => void>();
      const give = (): void => {
        turnTaken = false;
        queue.shift()?.();
      };
      const grant = (): void => {
        turnTaken = true;
        turn.resolve(give);
      };
      if (turnTaken && mistake !== 'two turns at a time') queue.push(grant);
      else grant();
      return turn;
    },
  };

  const providerOf = (tab: number): Provider => {
    const call = (kind: Call['kind'], family: Family | null): PromiseLike<ProviderAnswer> => {
      const answer = later<ProviderAnswer>();
      calls.push({ tab, kind, family, attempt, answer });
      return answer;
    };
    return {
      tokens(request: TokenRequest) {
        if (request.grant === 'password') beginning[tab] = (beginning[tab] ?? 0) - 1;
        if (request.grant !== 'refresh_token') return call(request.grant === 'password' ? 'login' : 'guest', null);
        const family = familyOf(request.refreshToken);
        if (calls.some((other) => other.kind === 'refresh' && other.family === family))
          faults.push('two refreshes of one session at a time');
        return call('refresh', family);
      },
      profile: (token) => call('profile', familyOf(token)),
      revoke(token) {
        const family = familyOf(token);
        if (family) family.alive = false;
        return at(null);
      },
    };
  };
  const tabs = [0, 1].map((tab) =>
    createSessionMachine(
      {
        now: () => now,
        provider: providerOf(tab),
        store,
        turns,
        tellTabs: () => {
          if (mistake !== 'tabs say nothing') words.push(1 - tab);
        },
      },
      mistake === 'every answer counts' ? neverLate : stepSession,
    ),
  );

  const issue = (family: Family): ProviderAnswer => {
    family.turn += 1;
    family.refresh = `refresh ${family.id} ${family.turn}`;
    family.refreshEndsAt = now + REFRESH_S * 1000;
    const access_token = `access ${family.id} ${family.turn}`;
    const body = { access_token, expires_in: ACCESS_S, refresh_token: family.refresh, refresh_expires_in: REFRESH_S };
    return { status: 200, body };
  };
  const wellAnswered = ({ kind, family }: Call): ProviderAnswer => {
    if (kind === 'guest') return { status: 200, body: { access_token: `guest ${now}`, expires_in: ACCESS_S } };
    if (kind === 'profile') return family?.alive ? { status: 200, body: { user: { id: family.id } } } : { status: 401, body: null };
    if (kind === 'refresh') return family?.alive && family.refreshEndsAt > now ? issue(family) : { status: 401, body: null };
    const fresh: Family = { id: families.length, alive: true, refresh: '', refreshEndsAt: 0, turn: 0 };
    families.push(fresh);
    return issue(fresh);
  };
  const REFUSALS = [400, 401, 403];
  const BLIPS = [429, 500, 503];

  return {
    tabs,
    families,
    calls,
    faults,
    words,
    storeWork,
    beginning,
    now: () => now,
    stored: () => stored,
    turnTaken: () => turnTaken,
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
    /** Whatever is called until it ends is called by this sign-in. */
    login(tab: number): number {
      attempts += 1;
      attempt = attempts;
      beginning[tab] = (beginning[tab] ?? 0) + 1;
      void tabs[tab]?.login('customer', { username: 'x' }).then(
        () => undefined,
        () => undefined,
      );
      return attempt;
    },
    /** The provider answers a call that waits; what it answered is given back. */
    answer(index: number, how: Answers, spice: number): { call: Call; answer: ProviderAnswer | null } | null {
      const [call] = calls.splice(index, 1);
      if (call === undefined) return null;
      if (how === 'failed') {
        call.answer.reject(new Error('network'));
        return { call, answer: null };
      }
      const answers: Record<Exclude<Answers, 'failed'>, () => ProviderAnswer> = {
        well: () => wellAnswered(call),
        refused: () => ({ status: REFUSALS[spice % 3] ?? 400, body: { message: 'no' } }),
        broken: () => ({ status: BLIPS[spice % 3] ?? 500, body: null }),
        'without-token': () => ({ status: 200, body: {} }),
      };
      const answer = answers[how]();
      call.answer.resolve(answer);
      return { call, answer };
    },
    hear(): void {
      const tab = words.shift();
      if (tab !== undefined) tabs[tab]?.look();
    },
    workInStore: (): void => storeWork.shift()?.(),
  };
}
