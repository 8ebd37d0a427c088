import type { Phase } from './auth-state.ts';

/** What an event comes to in the state it meets. */
export type Outcome =
  | 'login'
  | 'guest-lapsed'
  | 'tokens'
  | 'guest-tokens'
  | 'no-tokens'
  | 'stored'
  | 'not-stored'
  | 'profile'
  | 'no-profile'
  | 'expired'
  | 'ended'
  | 'turn-mine'
  | 'turn-winner'
  | 'turn-nobody'
  | 'refreshed'
  | 'refused'
  | 'unanswered'
  | 'logout'
  | 'tokens-found'
  | 'session-elsewhere'
  | 'nobody-elsewhere';

/**
 * - `clear-all`: whatever the tabs share is removed and ended at the provider; `clear-mine`: only what this tab knows of.
 * - `tell-tabs`: the others look at the store again; `look`: this one does.
 * - `revoke-new`: tokens that came too late to be kept are ended at the provider.
 */
export type EffectName =
  | 'ask-tokens'
  | 'ask-refresh'
  | 'ask-profile'
  | 'store'
  | 'clear-all'
  | 'clear-mine'
  | 'tell-tabs'
  | 'look'
  | 'take-turn'
  | 'give-turn'
  | 'revoke-new';

export type Transition = { from: readonly Phase[]; on: Outcome; to: Phase; effects: readonly EffectName[] };

const row = (from: Phase | readonly Phase[], on: Outcome, to: Phase, ...effects: EffectName[]): Transition => ({
  from: typeof from === 'string' ? [from] : from,
  on,
  to,
  effects,
});

const TURN_HELD = ['refreshing', 'storing-refreshed'] as const satisfies readonly Phase[];
const TURN_NOT_HELD = [
  'signed-out',
  'guest',
  'signing-in',
  'storing',
  'reading-profile',
  'signed-in',
  'awaiting-turn',
] as const satisfies readonly Phase[];
const CUSTOMER = ['signed-in', 'awaiting-turn', 'reading-profile'] as const satisfies readonly Phase[];

/**
 * The machine of sign-in, refresh and sign-out (spec 4; semantics, auth-core), whole: what stands in no row changes nothing. The
 * machine runs by this table, and the README's picture is drawn from it.
 */
export const TRANSITIONS: readonly Transition[] = [
  // Sign-in: old tokens reset, tokens stored, profile fetched.
  row(TURN_NOT_HELD, 'login', 'signing-in', 'clear-all', 'tell-tabs', 'ask-tokens'),
  row(TURN_HELD, 'login', 'signing-in', 'clear-all', 'tell-tabs', 'give-turn', 'ask-tokens'),
  row('signing-in', 'tokens', 'storing', 'store'),
  row('signing-in', 'no-tokens', 'signed-out'),
  row('storing', 'stored', 'reading-profile', 'ask-profile'),
  row('storing', 'not-stored', 'signed-out', 'revoke-new', 'look'),
  row('reading-profile', 'profile', 'signed-in', 'store', 'tell-tabs'),
  row('reading-profile', 'no-profile', 'signed-out', 'clear-mine'),
  row('signed-in', 'not-stored', 'signed-out', 'look'),
  // A guest's session: short, of this tab alone, and obtained anew rather than refreshed.
  row('signing-in', 'guest-tokens', 'guest'),
  row('guest', 'guest-lapsed', 'signing-in', 'ask-tokens'),
  // Refresh: one at a time for all tabs; who comes second takes the winner's tokens.
  row('signed-in', 'expired', 'awaiting-turn', 'take-turn'),
  row('signed-in', 'ended', 'signed-out', 'clear-mine', 'tell-tabs', 'look'),
  row('awaiting-turn', 'turn-mine', 'refreshing', 'ask-refresh'),
  row('awaiting-turn', 'turn-winner', 'signed-in', 'give-turn'),
  row('awaiting-turn', 'turn-nobody', 'signed-out', 'give-turn'),
  row('awaiting-turn', 'unanswered', 'signed-in', 'give-turn'),
  row('refreshing', 'refreshed', 'storing-refreshed', 'store'),
  row('refreshing', 'refused', 'signed-out', 'clear-mine', 'tell-tabs', 'give-turn', 'look'),
  row('refreshing', 'unanswered', 'signed-in', 'give-turn'),
  row('storing-refreshed', 'stored', 'signed-in', 'give-turn'),
  row('storing-refreshed', 'not-stored', 'signed-out', 'revoke-new', 'give-turn', 'look'),
  // Sign-out: here, or seen in the store that the tabs share.
  row(TURN_NOT_HELD, 'logout', 'signed-out', 'clear-all', 'tell-tabs'),
  row(TURN_HELD, 'logout', 'signed-out', 'clear-all', 'tell-tabs', 'give-turn'),
  row(CUSTOMER, 'nobody-elsewhere', 'signed-out'),
  row('refreshing', 'nobody-elsewhere', 'signed-out', 'give-turn'),
  // Another tab has signed in.
  row(['signed-out', 'guest', ...CUSTOMER], 'session-elsewhere', 'signed-in'),
  row('refreshing', 'session-elsewhere', 'signed-in', 'give-turn'),
  row('signed-out', 'tokens-found', 'reading-profile', 'ask-profile'),
];

const INDEX: ReadonlyMap<string, Transition> = new Map(
  TRANSITIONS.flatMap((transition) => transition.from.map((phase) => [`${phase} ${transition.on}`, transition] as const)),
);

export const transitionOf = (phase: Phase, on: Outcome): Transition | undefined => INDEX.get(`${phase} ${on}`);
