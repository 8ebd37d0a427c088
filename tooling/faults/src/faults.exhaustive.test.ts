import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultStack, startFaultStack } from './fault-stack.ts';
import { type FaultResult, playAllFaults, playRandomFaults } from './play.ts';

const LIMIT_MS = 480_000;
const RANDOM_RUN_MS = 5_000;
/** Ignored here: the embedded database cannot be away without the sandbox. */
const AWAY_MS = 3_000;

let world: FaultStack;
beforeAll(async () => {
  world = await startFaultStack(null);
}, LIMIT_MS);
afterAll(() => world?.stop());

const lines: string[] = [];
const printLine = (line: string) => void lines.push(line);
const withInconsistencies = (played: readonly FaultResult[]) => played.filter(({ inconsistencies }) => inconsistencies.length > 0);

test(
  '[X-03] after each fault and a random sequence of faults customers are charged once and all books agree',
  async () => {
    expect(withInconsistencies(await playAllFaults(world, { awayMs: AWAY_MS, say: printLine })), lines.join('\n')).toEqual([]);
    const seed = Math.floor(Math.random() * 1_000_000);
    const played = await playRandomFaults(world, { seed, ms: RANDOM_RUN_MS, say: printLine });
    expect(played.length).toBeGreaterThan(0);
    expect(withInconsistencies(played), `pnpm faults --seed ${seed} plays it again:\n${lines.join('\n')}`).toEqual([]);
  },
  LIMIT_MS,
);
