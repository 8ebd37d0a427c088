import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];
const inNode = (name: string, include: string[]) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node' as const,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

/** `vitest --project unit` runs without a browser; the kit's project runs components and stories in Chromium. */
export default defineConfig({
  test: {
    projects: [
      inNode('unit', [
        'packages/*/src/**/*.test.ts',
        'packages/sdk/contracts/**/*.test.ts',
        'tooling/*/src/**/*.test.ts',
        'tooling/bootstrap/**/*.test.mjs',
      ]),
      inNode('redis', ['apps/gateway/src/**/*.redis-test.ts']),
      inNode('servers', ['apps/{gateway,sandbox}/src/**/*.test.ts', 'apps/{public-site,cabinet}/src/**/*.test.ts']),
    ],
  },
});
