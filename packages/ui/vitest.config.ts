import { fileURLToPath } from 'node:url';
import { chromiumLaunchOptions } from '@muddat/vite-config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

/** Every story is a test: it renders, its play function passes, axe finds nothing in either theme. `components` holds tests that need a real browser and no story. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: folder('.storybook') })],
        test: { name: 'stories', browser: browser(), testTimeout: 30_000 },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'components', include: ['src/**/*.test.tsx'], browser: browser(), testTimeout: 30_000 },
      },
    ],
  },
});
