import { parseArgs } from 'node:util';
import { CHECKS } from './check/list.ts';

// `pnpm check`: what CI checks short of end to end. `pnpm check --only types,lint` runs a part.
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',');
const unknown = chosen?.filter((name) => !CHECKS.some((check) => check.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no check called ${unknown.join(', ')}. There are ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const failed: string[] = [];
for (const check of CHECKS.filter(({ name }) => !chosen || chosen.includes(name))) {
  const start = performance.now();
  const problem = await check.run().catch((error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  console.log(
    `${problem === undefined ? '✓' : '✗'} ${check.name.padEnd(11)} ${check.title} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
  if (problem === undefined) continue;
  failed.push(check.name);
  console.log(`\n${problem.trimEnd()}\n`);
}
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
