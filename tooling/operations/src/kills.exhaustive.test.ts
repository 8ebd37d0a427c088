import { expect, test } from 'vitest';
import { LONG, playKills } from './play-kills.ts';
import { startOperationsStack } from './stack.ts';

const LIMIT_MS = 480_000;

test(
  'while Redis is away for 30 s and PostgreSQL for 60 s, no response is wrong, nobody is charged twice or signed out',
  async () => {
    const stack = await startOperationsStack(LONG.gateways);
    try {
      const { wrong, summary } = await playKills(stack, LONG);
      expect(wrong, summary.join('\n')).toEqual([]);
    } finally {
      await stack.stop();
    }
  },
  LIMIT_MS,
);
