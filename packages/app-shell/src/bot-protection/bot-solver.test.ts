import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { createBotSolver } from './bot-solver.ts';
import type { BotChallenge } from './challenge.ts';

const SIGNING = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };

async function altcha(action: string): Promise<BotChallenge> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 7,
    data: { action },
    deriveKey,
    ...SIGNING,
  });
  return { kind: 'altcha', challenge: { parameters: { ...parameters }, signature }, expires_in: 600 };
}
const opened = (token: string | null) => JSON.parse(atob(token ?? ''));

function solver(answer: (action: string) => Promise<BotChallenge> = altcha) {
  const clock = { ms: 1_000_000 };
  const asked: string[] = [];
  const made = createBotSolver('feedback', {
    fetchChallenge: (action) => {
      asked.push(action);
      return answer(action);
    },
    now: () => clock.ms,
  });
  return { made, clock, asked };
}

describe('ALTCHA tokens', () => {
  test('a token is a valid solution of a challenge for the action', async () => {
    const { made, asked } = solver();
    const payload = opened(await made.token());
    expect(asked).toEqual(['feedback']);
    expect(payload.challenge.parameters.data).toEqual({ action: 'feedback' });
    expect(await verifySolution({ ...payload, deriveKey, ...SIGNING })).toMatchObject({ verified: true });
  });

  test('a prepared challenge is requested once, however often the form is touched', async () => {
    const { made, asked } = solver();
    for (let touch = 0; touch < 5; touch += 1) made.prepare();
    await made.token();
    expect(asked).toHaveLength(1);
  });

  test('each call gets another token', async () => {
    const { made } = solver();
    made.prepare();
    const tokens = await Promise.all([made.token(), made.token(), made.token()]);
    expect(new Set(tokens.map((token) => opened(token).challenge.parameters.nonce)).size).toBe(3);
  });

  test.each([
    ['still valid', 560_000, 1],
    ['about to expire', 571_000, 2],
    ['an hour old, after a return from the history', 3_600_000, 2],
  ])('if the prepared challenge is %s (%i ms later), a token takes %i challenge requests in total', async (_name, laterMs, challenges) => {
    const { made, asked, clock } = solver();
    made.prepare();
    await new Promise((resolve) => setTimeout(resolve, 0));
    clock.ms += laterMs;
    expect(await made.token()).not.toBeNull();
    expect(asked).toHaveLength(challenges);
  });

  test('if no challenge can be requested, the token is null, and the next call requests one again', async () => {
    let down = true;
    const { made, asked } = solver(async (action) => {
      if (down) throw new Error('no network');
      return altcha(action);
    });
    made.prepare();
    expect(await made.token()).toBeNull();
    down = false;
    expect(await made.token()).not.toBeNull();
    expect(asked).toHaveLength(3);
  });
});

test('with bot protection off the token is null, and the gateway is called once', async () => {
  const { made, asked } = solver(async () => ({ kind: 'off' }));
  expect([await made.token(), await made.token()]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
});
