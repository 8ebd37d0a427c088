import { defineConfig } from 'vitest/config';

const conditions = ['@muddat/source', 'module', 'node', 'development|production'];
/** A small machine's cores: by itself Vitest leaves one of two to the main thread. */
const WORKERS = 2;
const inNode = (name: string, include: string[], options: { isolate?: boolean; server?: { deps: { inline: RegExp[] } } } = {}) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node' as const,
    maxWorkers: WORKERS,
    ...options,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

/** `vitest --project unit` runs without a browser, its pure functions in shared workers, so that a module is loaded once and not for every file; the kit's project runs components and stories in Chromium. */
export default defineConfig({
  test: {
    projects: [
      inNode(
        'unit',
        [
          'packages/*/src/**/*.test.ts',
          'packages/sdk/contracts/**/*.test.ts',
          'apps/*/build/**/*.test.ts',
          'tooling/*/src/**/*.test.ts',
          'tooling/bootstrap/**/*.test.mjs',
        ],
        { isolate: false },
      ),
      inNode('redis', ['apps/gateway/src/**/*.redis-test.ts']),
      inNode('servers', ['apps/{sandbox,public-site,cabinet}/src/**/*.test.ts'], {
        isolate: false,
        // Under the condition `module` Node finds files of these that it cannot load by itself.
        server: { deps: { inline: [/@aws-sdk/, /@smithy/] } },
      }),
      // A gateway has its metrics, its agents and the built apps that it loads once a process.
      inNode('gateway', ['apps/gateway/src/**/*.test.ts']),
    ],
  },
});
