import { parseArgs } from 'node:util';
import { readTestSettings } from '@muddat/vite-config/test-settings';
import pLimit from 'p-limit';
import { CHECKS, type Check } from './check/list.ts';

// `pnpm check`: all checks of CI except end-to-end tests. `--only types,lint` runs some of them, `--without unit` leaves some out.
const { values } = parseArgs({ options: { only: { type: 'string' }, without: { type: 'string' } } });
const only = values.only?.split(',');
const without = values.without?.split(',') ?? [];
const unknown = [...(only ?? []), ...without].filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`There is no check called ${unknown.join(', ')}. There are ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const failed: string[] = [];
const lane = pLimit(readTestSettings().workers);
const chosen = CHECKS.filter(({ name }) => (!only || only.includes(name)) && !without.includes(name));
await Promise.all(chosen.map((check) => lane(() => runCheck(check))));
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runCheck({ name, title, run }: Check): Promise<void> {
  const start = performance.now();
  const problem = await run().catch((error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  const seconds = (performance.now() - start) / 1000;
  console.log(`${problem === undefined ? '✓' : '✗'} ${name.padEnd(11)} ${title} (${seconds.toFixed(1)} s)`);
  if (problem !== undefined) {
    failed.push(name);
    console.log(`\n${problem.trimEnd()}\n`);
  }
}
