import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tooling/vite/src/chromium.ts';
import { kitPlugins, SOURCE_CONDITIONS } from './tooling/vite/src/plugins.ts';

/** Views and forms of the rooms above the kit, rendered in Chromium and met as a customer meets them: by role and name. */
export default defineConfig({
  plugins: [kitPlugins()],
  resolve: { conditions: SOURCE_CONDITIONS },
  // The style compiler resolves as a server does.
  environments: { ssr: { resolve: { conditions: ['@muddat/source', 'module', 'node', 'development|production'] } } },
  // Named beforehand: a dependency that Vite finds in the middle of a run reloads the page under the tests.
  optimizeDeps: {
    entries: ['packages/{forms,app-shell}/src/**/*.test.tsx', 'apps/{cabinet,public-site}/src/**/*.test.tsx'],
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
    maxWorkers: 2,
    include: ['packages/{forms,app-shell}/src/**/*.test.tsx', 'apps/{cabinet,public-site}/src/**/*.test.tsx'],
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
});
