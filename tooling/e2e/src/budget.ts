import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@muddat/servers/root';

/** Maximum number of browser tests. They are the slowest kind: 156 took 15 minutes on two cores. */
const MAX_TESTS = 133;

// `pnpm check --only browser-tests`: fails if there are more than `MAX_TESTS` tests. Lists them without running them.
const folder = join(ROOT, 'tooling', 'e2e');
const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    '--conditions=@muddat/source',
    join(folder, 'node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '--list',
    '--config=playwright.config.ts',
  ],
  { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '--conditions=@muddat/source' } },
);
const count = Number(/^Total: (\d+) tests? in /m.exec(stdout)?.[1] ?? 0);
if (count === 0) {
  console.log(`tooling/e2e: its tests cannot be listed.\n${stdout}${stderr}`);
  process.exitCode = 1;
} else if (count > MAX_TESTS) {
  console.log(`tooling/e2e has ${count} browser tests, and its budget is ${MAX_TESTS}: test on a cheaper layer what it proves as well.`);
  process.exitCode = 1;
}
