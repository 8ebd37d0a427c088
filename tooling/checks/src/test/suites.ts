import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../check/files.ts';
import { ROOT } from '../root.ts';

export type Need = 'browser' | 'postgres' | 'redis' | 'build';
export type Suite = {
  name: string;
  /** What the person at the terminal reads. */
  title: string;
  runner: 'vitest' | 'playwright';
  cwd: string;
  args: string[];
  needs: Need[];
};

const vitest = (...args: string[]) => [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...args];

/** Tests of the sandbox that open a database: the others would only say once more on PostgreSQL what they said on PGlite. */
const onDatabase = filesOf('apps/sandbox/src/**/*.test.ts').filter((file) =>
  readFileSync(join(ROOT, file), 'utf8').includes('createTestSandbox'),
);

/** Everything that `npm test` runs, in this order. */
export const SUITES: readonly Suite[] = [
  { name: 'unit', title: 'Packages and tooling', runner: 'vitest', cwd: ROOT, args: vitest('--project', 'unit'), needs: [] },
  {
    name: 'servers',
    title: 'Gateway, sandbox and apps, on PGlite',
    runner: 'vitest',
    cwd: ROOT,
    args: vitest('--project', 'servers', '--project', 'gateway'),
    needs: [],
  },
  {
    name: 'sandbox-postgresql',
    title: 'Sandbox on PostgreSQL',
    runner: 'vitest',
    cwd: ROOT,
    args: vitest('--project', 'servers', ...onDatabase),
    needs: ['postgres'],
  },
  {
    name: 'gateway-redis',
    title: 'Gateways on Redis',
    runner: 'vitest',
    cwd: ROOT,
    args: vitest('--project', 'redis'),
    needs: ['redis'],
  },
  {
    name: 'stories',
    title: 'The kit in Chromium: every story, with axe',
    runner: 'vitest',
    cwd: join(ROOT, 'packages', 'ui'),
    args: vitest(),
    needs: ['browser'],
  },
  {
    name: 'components',
    title: 'Views and forms in Chromium',
    runner: 'vitest',
    cwd: ROOT,
    args: vitest('--config', 'vitest.components.config.ts'),
    needs: ['browser'],
  },
  {
    name: 'e2e',
    title: 'End to end in Chromium, and the kill tests once',
    runner: 'playwright',
    cwd: ROOT,
    args: ['--conditions=@muddat/source', 'tooling/e2e/src/main.ts', '--all'],
    needs: ['browser', 'build'],
  },
];
