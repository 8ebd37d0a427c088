import { describe, expect, it } from 'vitest';
import { decideNavigation } from '../decide-navigation.ts';
import { sessionOf } from './auth-state.ts';
import { createSessionMachine } from './create-session.ts';
import { createOwnStore, createOwnTurns } from './own-store.ts';
import type { Provider, ProviderAnswer, SessionParts, TokenRequest } from './session-parts.ts';

const USER = { id: 'cus_1', scope: ['orders'], rights: { pay: true } };
type Answering = (request: TokenRequest) => ProviderAnswer | 'nothing' | Promise<ProviderAnswer>;

/** A provider whose answers the test chooses; what it was asked is kept, in order. */
function setUp(over: Partial<SessionParts> = {}) {
  const asked: string[] = [];
  let count = 0;
  const tokens = (): ProviderAnswer => {
    count += 1;
    return { status: 200, body: { access_token: `a${count}`, refresh_token: `r${count}`, expires_in: 100, refresh_expires_in: 1_000 } };
  };
  const chosen: { token: Answering; profile: () => ProviderAnswer | 'nothing'; revoke: () => Promise<unknown> } = {
    token: tokens,
    profile: () => ({ status: 200, body: { user: USER } }),
    revoke: async () => null,
  };
  const answer = async (given: ProviderAnswer | 'nothing' | Promise<ProviderAnswer>): Promise<ProviderAnswer> => {
    if (given === 'nothing') throw new TypeError('fetch failed');
    return given;
  };
  const provider: Provider = {
    tokens(request) {
      asked.push(
        request.grant === 'refresh_token' ? `refresh ${request.refreshToken}` : `${request.grant} ${JSON.stringify(request.credentials)}`,
      );
      return answer(chosen.token(request));
    },
    profile(token) {
      asked.push(`profile ${token}`);
      return answer(chosen.profile());
    },
    revoke(token) {
      asked.push(`revoke ${token}`);
      return chosen.revoke();
    },
  };
  const clock = { ms: 1_700_000_000_000 };
  const shared = { now: () => clock.ms, provider, store: createOwnStore(), turns: createOwnTurns(), ...over };
  return { asked, chosen, clock, tokens, open: (more: Partial<SessionParts> = {}) => createSessionMachine({ ...shared, ...more }) };
}
const CREDENTIALS = { username: '+998900000001', password: 'x' };

describe('sign-in', () => {
  it('[S4-05][S3-02] sets busy, clears the error, stores the tokens, then fetches the profile; busy is off in the end', async () => {
    const seen: string[] = [];
    const { asked, chosen, tokens, open } = setUp();
    const session = open({
      onChange: ({ phase, busy, loggedIn, error }) => seen.push(`${phase} ${busy} ${loggedIn} ${error?.code ?? ''}`),
    });
    chosen.token = () => 'nothing';
    await expect(session.login('customer', CREDENTIALS)).rejects.toMatchObject({ code: 'unanswered' });
    expect(session.state()).toMatchObject({ busy: false, loggedIn: false, access: null });
    chosen.token = tokens;
    seen.length = 0;
    asked.length = 0;
    await session.login('customer', CREDENTIALS);
    expect(asked).toEqual([`password ${JSON.stringify(CREDENTIALS)}`, 'profile a1']);
    expect([...new Set(seen)]).toEqual([
      'signing-in true false ',
      'storing true false ',
      'reading-profile true false ',
      'signed-in false true ',
    ]);
    expect(session.state()).toMatchObject({ user: USER, strategy: 'customer', access: { token: 'a1' }, refresh: { token: 'r1' } });
  });

  it('[S4-05] resets the old tokens, and ends them at the provider', async () => {
    const { asked, open } = setUp();
    const session = open();
    await session.login('customer', CREDENTIALS);
    const again = session.login('customer', CREDENTIALS);
    expect(session.state()).toMatchObject({ loggedIn: false, access: null, refresh: null, user: null });
    await again;
    expect(asked).toContain('revoke r1');
    expect(session.state().access?.token).toBe('a2');
  });

  it.each<[string, Answering, (() => ProviderAnswer | 'nothing') | null, object]>([
    [
      'a refusal',
      () => ({ status: 401, body: { message: 'Учетные данные пользователя неверны' } }),
      null,
      { code: 'refused', status: 401, message: 'Учетные данные пользователя неверны' },
    ],
    ['a 200 without access_token', () => ({ status: 200, body: {} }), null, { code: 'no-token' }],
    ['a server that is down', () => ({ status: 503, body: null }), null, { code: 'unanswered', status: 503 }],
    ['no answer', () => 'nothing', null, { code: 'unanswered' }],
    [
      'a profile without user',
      setUp().tokens,
      () => ({ status: 200, body: {} }),
      { code: 'no-user', message: 'User Data response does not contain field user' },
    ],
    ['a profile that is refused', setUp().tokens, () => ({ status: 401, body: null }), { code: 'refused', status: 401 }],
    ['a profile without an answer', setUp().tokens, () => 'nothing', { code: 'unanswered' }],
  ])('[S4-05] on an error the session is reset and busy is off: %s', async (_title, token, profile, error) => {
    const { chosen, open } = setUp();
    const session = open();
    chosen.token = token;
    if (profile) chosen.profile = profile;
    await expect(session.login('customer', CREDENTIALS)).rejects.toMatchObject({ name: 'SessionError', ...error });
    expect(session.state()).toMatchObject({ phase: 'signed-out', busy: false, loggedIn: false, access: null, refresh: null, user: null });
  });

  it.each([
    [undefined, 'No strategy is set!'],
    ['partner', 'Strategy not supported: partner'],
  ])('by the strategy %j is refused with its sentence, and a session stays', async (strategy, message) => {
    const { open } = setUp();
    const session = open();
    await session.login('customer', CREDENTIALS);
    await expect(session.login(strategy, CREDENTIALS)).rejects.toMatchObject({ message });
    expect(session.state()).toMatchObject({ loggedIn: true, busy: false, access: { token: 'a1' } });
  });

  it('[S6-01][S4-06] as a guest takes client credentials, fetches no profile and signs nobody in; lapsed, it is obtained anew', async () => {
    const { asked, clock, open } = setUp();
    const session = open();
    await session.login('guest');
    expect(asked).toEqual(['client_credentials null']);
    expect(session.state()).toMatchObject({ phase: 'guest', loggedIn: false, strategy: 'guest', user: null, refresh: null });
    expect(await session.accessToken()).toBe('a1');
    clock.ms += 100_000;
    expect(await session.accessToken()).toBe('a2');
    expect(await session.renew('a2')).toBe('a3');
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'client_credentials null'));
  });

  it('that another one overtakes fails, and its tokens are ended', async () => {
    const { asked, chosen, tokens, open } = setUp();
    const session = open();
    const answers: ((answer: ProviderAnswer) => void)[] = [];
    chosen.token = () => new Promise((resolve) => answers.push(resolve));
    const first = session.login('customer', CREDENTIALS);
    const second = session.login('customer', CREDENTIALS);
    await expect.poll(() => answers.length).toBe(2);
    answers[0]?.(tokens());
    answers[1]?.(tokens());
    await expect(first).rejects.toMatchObject({ code: 'overtaken' });
    expect((await second).access?.token).toBe('a2');
    expect(asked).toContain('revoke r1');
  });
});

describe('refresh', () => {
  it('[S4-03][S7-22] is one for all callers of all tabs, and all get its tokens', async () => {
    const { asked, clock, open } = setUp();
    const [here, there] = [open(), open()];
    await here.login('customer', CREDENTIALS);
    there.look();
    await expect.poll(() => there.state().loggedIn).toBe(true);
    clock.ms += 99_500;
    const tokens = await Promise.all([
      ...Array.from({ length: 20 }, () => here.accessToken()),
      ...Array.from({ length: 20 }, () => there.accessToken()),
    ]);
    expect(new Set(tokens)).toEqual(new Set(['a2']));
    expect(asked.filter((call) => call.startsWith('refresh'))).toEqual(['refresh r1']);
    expect(await there.renew('a1')).toBe('a2');
    expect(asked.filter((call) => call.startsWith('refresh'))).toHaveLength(1);
  });

  it.each([400, 401, 403])('[S4-04][S8-02] refused with %i resets the session, with the sentence of the specification', async (status) => {
    const { chosen, clock, open } = setUp();
    const session = open();
    await session.login('customer', CREDENTIALS);
    clock.ms += 100_000;
    chosen.token = () => ({ status, body: null });
    await expect(session.accessToken()).rejects.toThrow(/^Both token and refresh token have expired\. Your request was aborted\.$/);
    expect(session.state()).toMatchObject({ loggedIn: false, access: null, refresh: null, user: null });
    expect(await session.accessToken()).toBeNull();
  });

  it.each<[string, Answering]>([
    ['no answer', () => 'nothing'],
    ...[429, 500, 502, 503, 504].map((status) => [`a ${status}`, () => ({ status, body: null })] satisfies [string, Answering]),
    ['a 200 without tokens', () => ({ status: 200, body: null })],
  ])('[S4-04] unanswered keeps the session, and is tried again when asked again: %s', async (_title, answer) => {
    const { chosen, clock, tokens, open } = setUp();
    const session = open();
    await session.login('customer', CREDENTIALS);
    clock.ms += 100_000;
    chosen.token = answer;
    await expect(session.accessToken()).rejects.toMatchObject({ code: 'unanswered' });
    expect(session.state()).toMatchObject({ loggedIn: true, refresh: { token: 'r1' }, user: USER });
    chosen.token = tokens;
    expect(await session.accessToken()).toBe('a2');
    expect(session.state().error).toBeNull();
  });

  it('[S4-02] that has ended leads home with the target remembered, where a guest is led to the sign-in', async () => {
    const { clock, open } = setUp();
    const session = open();
    const page = { matched: true, auth: true, path: '/ru/orders/1', locale: 'ru' } as const;
    expect(decideNavigation(sessionOf(session.state()), page)).toMatchObject({ to: '/ru/sign-up', reason: 'guest' });
    await session.login('customer', CREDENTIALS);
    expect(decideNavigation(sessionOf(session.state()), page)).toEqual({ kind: 'allow' });
    clock.ms += 1_000_000;
    await expect(session.accessToken()).rejects.toMatchObject({ code: 'expired' });
    expect(decideNavigation(sessionOf(session.state()), page)).toMatchObject({ to: '/ru', reason: 'ended', remember: '/ru/orders/1' });
    session.logout();
    expect(decideNavigation(sessionOf(session.state()), page)).toMatchObject({ reason: 'guest' });
  });

  it('[S4-02] is not asked for once the refresh token has expired: the session is reset', async () => {
    const { asked, clock, open } = setUp();
    const session = open();
    await session.login('customer', CREDENTIALS);
    clock.ms += 1_000_000;
    await expect(session.accessToken()).rejects.toMatchObject({ code: 'expired' });
    expect(session.state().loggedIn).toBe(false);
    expect(asked.filter((call) => call.startsWith('refresh'))).toEqual([]);
  });
});

describe('sign-out', () => {
  it('[S4-05] ends the local session at once, whatever the provider says', async () => {
    const { asked, chosen, open } = setUp();
    const session = open();
    await session.login('customer', CREDENTIALS);
    chosen.revoke = () => Promise.reject(new Error('down'));
    session.logout();
    expect(session.state()).toMatchObject({ phase: 'signed-out', loggedIn: false, user: null, access: null, error: null });
    await expect.poll(() => asked.at(-1)).toBe('revoke r1');
    expect(await session.accessToken()).toBeNull();
  });

  it('discards the tokens of a refresh that comes back after it, in every tab', async () => {
    const { asked, chosen, clock, tokens, open } = setUp();
    const there = open();
    const here = open({ tellTabs: () => there.look() });
    await here.login('customer', CREDENTIALS);
    await expect.poll(() => there.state().loggedIn).toBe(true);
    clock.ms += 100_000;
    let answer: (given: ProviderAnswer) => void = () => {};
    chosen.token = () => new Promise((resolve) => (answer = resolve));
    const waiting = there.accessToken();
    await expect.poll(() => asked.at(-1)).toBe('refresh r1');
    here.logout();
    answer(tokens());
    await expect(waiting).rejects.toMatchObject({ code: 'overtaken' });
    expect([here.state().loggedIn, there.state().loggedIn]).toEqual([false, false]);
    await expect.poll(() => asked).toContain('revoke r2');
    const later = open();
    later.start();
    expect(await later.accessToken()).toBeNull();
  });
});

describe('a page that begins', () => {
  it('takes up the session that the store holds, and reads the profile where only the tokens are there', async () => {
    const store = createOwnStore();
    const { asked, clock, open } = setUp({ store });
    await store.write(0, { strategy: 'customer', access: { token: 'a', expiresAt: clock.ms + 9e5 }, refresh: null, user: null });
    const session = open();
    session.start();
    await expect.poll(() => session.state().loggedIn).toBe(true);
    expect(asked).toEqual(['profile a']);
    const next = open();
    next.start();
    await expect.poll(() => next.state().user).toEqual(USER);
    expect(asked).toHaveLength(1);
  });

  it('[S6-03][S3-02] reads scopes from the field that is configured', async () => {
    const { open } = setUp();
    const [own, other] = [open(), open({ scopeKey: 'rights', store: createOwnStore() })];
    await own.login('customer', CREDENTIALS);
    await other.login('customer', CREDENTIALS);
    expect([own.hasScope('orders'), own.hasScope('pay'), other.hasScope('pay'), other.hasScope('orders')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    own.logout();
    expect(own.hasScope('orders')).toBe(false);
  });
});
