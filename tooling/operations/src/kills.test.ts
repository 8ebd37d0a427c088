import { expect, test } from 'vitest';
import { playKills, SHORT } from './play-kills.ts';
import { startOperationsStack } from './stack.ts';

const LIMIT_MS = 480_000;

test(
  'while a gateway, a sandbox, Redis and PostgreSQL fail for a moment, no response is wrong and nobody is charged twice or signed out',
  async () => {
    const stack = await startOperationsStack(SHORT.gateways);
    try {
      const { wrong, summary, payments } = await playKills(stack, SHORT);
      expect(wrong, summary.join('\n')).toEqual([]);
      expect(payments, 'payments under way').toBeGreaterThan(2);
    } finally {
      await stack.stop();
    }
  },
  LIMIT_MS,
);
