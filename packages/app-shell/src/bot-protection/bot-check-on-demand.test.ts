import { ApiError } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { withBotCheckOnDemand } from './bot-check-on-demand.ts';

const asked = new ApiError({ statusCode: 403, message: '', source: 'server', data: { code: 'bot_check_failed' } });
const wrong = new ApiError({ statusCode: 401, message: '', source: 'server', data: { code: 'invalid_credentials' } });

async function run(outcomes: readonly unknown[]) {
  const sent: (string | null)[] = [];
  let solved = 0;
  const solver = {
    prepare: () => {},
    token: async () => {
      solved += 1;
      return 'solution';
    },
  };
  const send = async (token: string | null): Promise<unknown> => {
    const outcome = outcomes[sent.length];
    sent.push(token);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const outcome = await withBotCheckOnDemand('sign-in', send, solver).catch((error: unknown) => error);
  return { sent, solved, outcome };
}

test('no bot check is solved if the gateway does not demand one', async () => {
  expect(await run(['in'])).toEqual({ sent: [null], solved: 0, outcome: 'in' });
  expect(await run([wrong])).toEqual({ sent: [null], solved: 0, outcome: wrong });
});

test('if the gateway demands the bot check, the call is repeated once with a solution', async () => {
  expect(await run([asked, 'in'])).toEqual({ sent: [null, 'solution'], solved: 1, outcome: 'in' });
  expect(await run([asked, wrong])).toEqual({ sent: [null, 'solution'], solved: 1, outcome: wrong });
  expect(await run([asked, asked, 'in'])).toEqual({ sent: [null, 'solution'], solved: 1, outcome: asked });
});
