import { expect, test } from 'vitest';
import { startFaultStack } from './fault-stack.ts';
import { playAllFaults } from './play.ts';

const LIMIT_MS = 120_000;
const AWAY_MS = 3_000;

// The worst moment of a payment: the bank has charged the card, and the response is lost. The exhaustive tier plays every fault.
test(
  '[X-03] after a server is killed between charge and response the customer is charged once and all books agree',
  async () => {
    const stack = await startFaultStack(null);
    try {
      const lines: string[] = [];
      const results = await playAllFaults(stack, { awayMs: AWAY_MS, only: 'killed after-charge', say: (line) => void lines.push(line) });
      expect(results.length).toBeGreaterThan(1);
      expect(
        results.flatMap(({ inconsistencies }) => inconsistencies),
        lines.join('\n'),
      ).toEqual([]);
    } finally {
      await stack.stop();
    }
  },
  LIMIT_MS,
);
