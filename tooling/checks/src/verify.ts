import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './root.ts';

// `pnpm verify`, to be run before each commit: the checks, the unit and component tests affected by changes since main, and ten browser
// journeys on a running stack. `--since <commit>` compares with another commit. `npm test` runs the default tier, `npm run test:all` everything.
const { values } = parseArgs({ options: { since: { type: 'string', default: 'main' } } });
const { stdout, status } = spawnSync('git', ['merge-base', 'HEAD', values.since], { cwd: ROOT, encoding: 'utf8' });
if (status !== 0) {
  console.error(`--since takes a commit, and git knows none called "${values.since}".`);
  process.exit(1);
}
const changed = `--changed=${stdout.trim()}`;
const SOURCE = '--conditions=@muddat/source';
const vitest = join('node_modules', 'vitest', 'vitest.mjs');

const STEPS: readonly { title: string; args: readonly string[] }[] = [
  { title: 'Checks', args: [SOURCE, 'tooling/checks/src/main.ts', '--without', 'unit,budgets'] },
  { title: 'Unit tests of what changed', args: [vitest, 'run', '--project', 'unit', changed, '--reporter=dot', '--passWithNoTests'] },
  {
    title: 'Component tests of what changed',
    args: [vitest, 'run', '--project', 'components', changed, '--reporter=dot', '--passWithNoTests'],
  },
  { title: 'Ten journeys in the browser', args: [SOURCE, 'tooling/e2e/src/main.ts', '--smoke'] },
];

const failed: string[] = [];
for (const { title, args } of STEPS) {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const run = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  console.log(`── ${title}: ${run.status === 0 ? 'passed' : 'FAILED'} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  if (run.status !== 0) failed.push(title);
}
console.log(failed.length === 0 ? '\nVerified.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
