import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultStack, startFaultStack } from './fault-stack.ts';
import { type FaultResult, playAllFaults, playRandomFaults } from './play.ts';

const LIMIT_MS = 480_000;
const RANDOM_RUN_MS = 5_000;
/** Ignored here: the embedded database cannot be away without the sandbox. */
const AWAY_MS = 3_000;

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack(null);
}, LIMIT_MS);
afterAll(() => stack?.stop());

const lines: string[] = [];
const printLine = (line: string) => void lines.push(line);
const withInconsistencies = (results: readonly FaultResult[]) => results.filter(({ inconsistencies }) => inconsistencies.length > 0);

test(
  '[X-03] after each fault and a random sequence of faults customers are charged once and all books agree',
  async () => {
    expect(withInconsistencies(await playAllFaults(stack, { awayMs: AWAY_MS, say: printLine })), lines.join('\n')).toEqual([]);
    const seed = Math.floor(Math.random() * 1_000_000);
    const results = await playRandomFaults(stack, { seed, ms: RANDOM_RUN_MS, say: printLine });
    expect(results.length).toBeGreaterThan(0);
    expect(withInconsistencies(results), `pnpm faults --seed ${seed} plays it again:\n${lines.join('\n')}`).toEqual([]);
  },
  LIMIT_MS,
);
