import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { kitTestProjects, moduleCacheServerOptions } from './packages/ui/vitest.projects.ts';
import { chromiumLaunchOptions } from './tooling/vite/src/chromium.ts';
import { kitPlugins, nodeTestPlugins, SOURCE_RESOLVE_CONDITIONS } from './tooling/vite/src/plugins.ts';
import { readTestSettings, selectFiles } from './tooling/vite/src/test-settings.ts';

const conditions = ['@muddat/source', 'module', 'node', 'development|production'];
const { tier, workers, pages } = readTestSettings();
/**
 * Browsers after Node: twice as many workers as cores would make tests wait for each other. `alone`: tests that judge how soon an installation
 * recovers.
 */
const GROUP_ORDER = { alone: 0, node: 1, browser: 2 };

type Options = Pick<NonNullable<TestProjectInlineConfiguration['test']>, 'globalSetup' | 'setupFiles' | 'server'> & {
  exclude?: string[];
  /** The whole project is of the exhaustive tier. */
  isExhaustive?: boolean;
  /** The files of this project run one by one, and no other project runs meanwhile. */
  isAlone?: boolean;
};

const excludeAlways = ['**/node_modules/**', '**/dist/**'];
const selectProjectFiles = (files: string[], exclude: string[], isExhaustive: boolean) => {
  const selection = isExhaustive ? { include: files, exclude: tier === 'default' ? ['**'] : [] } : selectFiles(files, tier);
  return { include: selection.include, exclude: [...excludeAlways, ...exclude, ...selection.exclude] };
};

/** Pure functions and servers, in workers that load a module once and not for every file. */
const nodeProject = (
  name: string,
  files: string[],
  { exclude = [], isExhaustive = false, isAlone = false, ...options }: Options = {},
): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    ...selectProjectFiles(files, exclude, isExhaustive),
    environment: 'node',
    isolate: false,
    maxWorkers: isAlone ? 1 : workers,
    sequence: { groupOrder: isAlone ? GROUP_ORDER.alone : GROUP_ORDER.node },
    ...options,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

// Under the condition `module` Node finds files of these that it cannot load by itself.
const server = { deps: { inline: [/@aws-sdk/, /@smithy/] } };
const setupFiles = ['./tooling/checks/src/test/set-server-urls.ts'];
const onPostgres = { server, setupFiles, globalSetup: ['./tooling/checks/src/test/start-postgres.ts'] };
const onRedis = { setupFiles, globalSetup: ['./tooling/checks/src/test/start-redis.ts'] };

/** Each starts servers as processes. */
const PROCESSES = ['tooling/faults/src/faults*.test.ts', 'tooling/operations/src/{kills,sentinels,alerts/alerts}*.test.ts'];
/** What the embedded database can do in its own way: statements side by side, broken connections, text search, long runs. */
const DIFFERS_ON_PGLITE = [
  'core/faults',
  'apis/billing/{concurrency,recovery/recovery,refund/provider-act-sequences.exhaustive}',
  'apis/installment/{events/events,daily-run/daily-run}',
  'apis/year/year',
  'search/{search,suggestions,search-in-lists,bad-input,within-time}',
  'tools/tools',
].map((path) => `apps/sandbox/src/${path}.test.ts`);

const componentFiles = ['packages/{forms,app-shell}/src/**/*.test.tsx', 'apps/{cabinet,public-site}/src/**/*.test.tsx'];

/** Views and forms of the rooms above the kit, rendered in Chromium and met as a customer meets them: by role and name. */
const components: TestProjectInlineConfiguration = {
  plugins: [kitPlugins()],
  resolve: { conditions: SOURCE_RESOLVE_CONDITIONS },
  server: moduleCacheServerOptions,
  // Named beforehand: a dependency that Vite finds in the middle of a run reloads the page under the tests.
  optimizeDeps: {
    entries: componentFiles,
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@testing-library/react',
      '@testing-library/user-event',
      // Imported when the first photo goes off, which the scan of the tests does not see.
      'tus-js-client',
    ],
  },
  test: {
    name: 'components',
    maxWorkers: pages,
    sequence: { groupOrder: GROUP_ORDER.browser },
    ...selectProjectFiles(componentFiles, [], false),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
    setupFiles: ['./vitest.components.setup.ts'],
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
  },
};

/** Every test but those end to end, in one run, so that no worker waits for another suite. `vitest --project unit` takes one of them. */
export default defineConfig({
  // The style compiler reads this file, not the project that it works for, and resolves as a server does.
  environments: { ssr: { resolve: { conditions } } },
  test: {
    attachmentsDir: '.reports/attachments',
    silent: 'passed-only',
    projects: [
      nodeProject(
        'unit',
        [
          'packages/*/src/**/*.test.ts',
          'packages/sdk/contracts/**/*.test.ts',
          'apps/*/build/**/*.test.ts',
          'tooling/*/src/**/*.test.ts',
          'tooling/bootstrap/**/*.test.mjs',
        ],
        { exclude: PROCESSES },
      ),
      nodeProject('sandbox', ['apps/sandbox/src/**/*.test.ts'], onPostgres),
      nodeProject('sandbox-pglite', DIFFERS_ON_PGLITE, { server, isExhaustive: true }),
      // Code with messages or styles would else need a browser for its tests.
      { ...nodeProject('apps', ['apps/{public-site,cabinet}/src/**/*.test.ts'], { server }), plugins: nodeTestPlugins() },
      nodeProject('gateway', ['apps/gateway/src/**/*.test.ts'], { exclude: ['apps/gateway/src/**/redis/**/*.test.ts'] }),
      nodeProject('redis', ['apps/gateway/src/**/redis/**/*.test.ts'], onRedis),
      nodeProject('faults', PROCESSES, { isAlone: true }),
      ...kitTestProjects(GROUP_ORDER.browser),
      components,
    ],
  },
});
