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
    ask: (action) => {
      asked.push(action);
      return answer(action);
    },
    now: () => clock.ms,
  });
  return { made, clock, asked };
}

describe('tokens of ALTCHA', () => {
  test('a token is a solution of the challenge for the action, as the library verifies it', async () => {
    const { made, asked } = solver();
    const payload = opened(await made.token());
    expect(asked).toEqual(['feedback']);
    expect(payload.challenge.parameters.data).toEqual({ action: 'feedback' });
    expect(await verifySolution({ ...payload, deriveKey, ...SIGNING })).toMatchObject({ verified: true });
  });

  test('prepared ahead, the challenge is asked for once, however often the form is touched', async () => {
    const { made, asked } = solver();
    for (let touch = 0; touch < 5; touch += 1) made.prepare();
    await made.token();
    expect(asked).toHaveLength(1);
  });

  test('no token is given out twice', async () => {
    const { made } = solver();
    made.prepare();
    const tokens = await Promise.all([made.token(), made.token(), made.token()]);
    expect(new Set(tokens.map((token) => opened(token).challenge.parameters.nonce)).size).toBe(3);
  });

  test.each([
    ['still good', 560_000, 1],
    ['so old that it would expire on its way', 571_000, 2],
    ['of a page that came back from the history an hour later', 3_600_000, 2],
  ])('what was prepared and is %s: %i ms later, %i challenges in all', async (_name, laterMs, challenges) => {
    const { made, asked, clock } = solver();
    made.prepare();
    await new Promise((resolve) => setTimeout(resolve, 0));
    clock.ms += laterMs;
    expect(await made.token()).not.toBeNull();
    expect(asked).toHaveLength(challenges);
  });

  test('without a challenge there is no token, and the next press tries again', async () => {
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

test('switched off, no token is wanted, and that is asked once', async () => {
  const { made, asked } = solver(async () => ({ kind: 'off' }));
  expect([await made.token(), await made.token()]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
});
