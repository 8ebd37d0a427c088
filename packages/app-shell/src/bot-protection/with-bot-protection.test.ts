import { ApiError } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { botHeaders, withBotProtection } from './with-bot-protection.ts';

const thrown = (code: string) => new ApiError({ statusCode: 403, message: '', source: 'server', data: { code } });
const FINE = 'sent';

/** Runs `withBotProtection` with tokens `t1`, `t2`, …; `send` returns the outcomes in turn, or throws an outcome that is an Error. */
async function run(outcomes: readonly unknown[]) {
  const sent: (string | null)[] = [];
  let made = 0;
  const send = async (token: string | null): Promise<unknown> => {
    const outcome = outcomes[sent.length];
    sent.push(token);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const outcome = await withBotProtection(async () => {
    made += 1;
    return `t${made}`;
  }, send).catch((error: unknown) => error);
  return { sent, outcome };
}

test.each<[string, readonly unknown[], readonly string[]]>([
  ['the callback is called once with the token', [FINE], ['t1']],
  ['a refused token is replaced once', [thrown('bot_check_failed'), FINE], ['t1', 't2']],
  ['a second refusal of the token is final', [thrown('bot_check_failed'), thrown('bot_check_failed'), FINE], ['t1', 't2']],
  ['another refusal is not retried', [thrown('resend_too_early'), FINE], ['t1']],
  ['another error is not retried', [thrown('not_found'), FINE], ['t1']],
  ['a write with a lost response is not repeated', [new TypeError('Failed to fetch'), FINE], ['t1']],
])('`withBotProtection`: %s', async (_name, outcomes, tokens) => {
  const { sent, outcome } = await run(outcomes);
  expect(sent).toEqual(tokens);
  expect(outcome).toBe(outcomes[tokens.length - 1]);
});

test('`botHeaders` sends a token in X-Bot-Solution, and no header without a token', () => {
  expect(botHeaders('abc')).toEqual({ 'X-Bot-Solution': 'abc' });
  expect(botHeaders(null)).toEqual({});
});
