import { availableParallelism } from 'node:os';
import * as v from 'valibot';

/** `default`: what `npm test` runs. `exhaustive`: the tests that `npm test` leaves out. `all`: both. */
export const TIERS = ['default', 'exhaustive', 'all'] as const;
export type Tier = (typeof TIERS)[number];

const schema = v.object({
  MUDDAT_TIER: v.optional(
    v.picklist(TIERS, ({ received }) => `MUDDAT_TIER is ${TIERS.join(', ')}, not ${received}.`),
    'default',
  ),
  MUDDAT_WORKERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d*$/, ({ received }) => `MUDDAT_WORKERS is a whole number from 1 on, not ${received}.`),
      v.transform(Number),
    ),
  ),
});

export type TestSettings = {
  readonly tier: Tier;
  /** How many test files run side by side. */
  readonly workers: number;
  /**
   * How many of them run side by side in a browser. A page waits for a third of its time: on two cores, three pages take 14 % less time than
   * two.
   */
  readonly pages: number;
};

/**
 * Settings of all test runners from the environment; by default the default tier, with a worker for each core.
 * @throws Error that names the variable and what it takes
 */
export function readTestSettings(env: NodeJS.ProcessEnv = process.env): TestSettings {
  const { MUDDAT_TIER: tier, MUDDAT_WORKERS: workers = availableParallelism() } = v.parse(schema, env);
  return { tier, workers, pages: workers + 1 };
}

/** Test files of the exhaustive tier, by the ending of their name. */
const EXHAUSTIVE_FILE = '**/*.exhaustive.test.{ts,tsx,mjs}';

/** Selects the files of a tier among these globs, which end in `.test.<extension>`. */
export function selectFiles(include: readonly string[], tier: Tier): { include: string[]; exclude: string[] } {
  if (tier === 'default') return { include: [...include], exclude: [EXHAUSTIVE_FILE] };
  if (tier === 'all') return { include: [...include], exclude: [] };
  return { include: include.map((glob) => glob.replace(/\.test\.(\w+)$/, '.exhaustive.test.$1')), exclude: [] };
}
