import { describe, expect, test } from 'vitest';
import { createGuestTokens } from './guest-tokens.ts';
import type { AuthProvider } from './provider.ts';

const CALLER = { locale: 'ru', requestId: 'test' } as const;

function setup(answers: Awaited<ReturnType<AuthProvider['token']>>[]) {
  const state = { now: 1_700_000_000_000, asked: 0 };
  const unused = async (): Promise<never> => {
    throw new Error('not asked for');
  };
  const provider: AuthProvider = {
    token: async () => {
      const answer = answers[Math.min(state.asked, answers.length - 1)];
      state.asked += 1;
      if (!answer) throw new Error('no answer prepared');
      return answer;
    },
    requestTokens: unused,
    request: unused,
    profile: unused,
    revoke: unused,
  };
  return { state, guests: createGuestTokens(provider, () => state.now) };
}

describe('the guest token', () => {
  test('is fetched once for concurrent calls, and again 500 ms before it expires', async () => {
    const { state, guests } = setup([
      { ok: true, tokens: { access_token: 'one', expires_in: 60 } },
      { ok: true, tokens: { access_token: 'two', expires_in: 60 } },
    ]);
    expect(await Promise.all([guests.get(CALLER), guests.get(CALLER)])).toEqual(['one', 'one']);
    state.now += 59_499;
    expect(await guests.get(CALLER)).toBe('one');
    state.now += 1;
    expect(await guests.get(CALLER)).toBe('two');
    expect(state.asked).toBe(2);
  });

  test('is fetched again after 1.5 seconds if the provider states no lifetime', async () => {
    const { state, guests } = setup([{ ok: true, tokens: { access_token: 'one' } }]);
    await guests.get(CALLER);
    state.now += 1_499;
    await guests.get(CALLER);
    expect(state.asked).toBe(1);
    state.now += 1;
    await guests.get(CALLER);
    expect(state.asked).toBe(2);
  });

  test('is fetched again once it is invalidated; invalidating an already replaced token changes nothing', async () => {
    const { state, guests } = setup([
      { ok: true, tokens: { access_token: 'one', expires_in: 60 } },
      { ok: true, tokens: { access_token: 'two', expires_in: 60 } },
    ]);
    guests.invalidate(await guests.get(CALLER));
    expect(await guests.get(CALLER)).toBe('two');
    guests.invalidate('one');
    expect(await guests.get(CALLER)).toBe('two');
    expect(state.asked).toBe(2);
  });

  test.each([
    [401, { cause: 'client refused' }],
    [429, { cause: 'refused' }],
    [500, {}],
  ])('fails if the provider refuses it with %i, %j, and the next call requests it again', async (status, options) => {
    const { guests } = setup([
      { ok: false, status, body: null, retryAfter: undefined },
      { ok: true, tokens: { access_token: 'one', expires_in: 60 } },
    ]);
    await expect(guests.get(CALLER)).rejects.toMatchObject({ code: 'upstream_unavailable', statusCode: 502, options });
    expect(await guests.get(CALLER)).toBe('one');
  });
});
