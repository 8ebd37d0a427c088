import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunchOptions } from '@muddat/vite-config';
import { readTestSettings, selectFiles } from '@muddat/vite-config/test-settings';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { comparePictures } from './src/pictures/compare.ts';
import { BASELINE_FOLDER, componentNameOf, REVIEW_FOLDER } from './src/pictures/picture-paths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Theme of the stories' device. */
    theme: 'light' | 'dark';
  }
}
declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    kit: Record<string, never>;
  }
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { tier, pages } = readTestSettings();
/** `off`: on a machine that draws differently. `only`: no other stories (`pnpm pictures:kit`). */
const pictures = process.env['MUDDAT_PICTURES'] ?? 'on';

/**
 * Lets Chromium cache each module during a run: 94 s instead of 112 s for 18 files of components. Otherwise Vite responds «not modified»
 * for each module of each test file. Not in watch mode, where files change.
 */
export const moduleCacheServerOptions = process.argv.includes('run') ? { headers: { 'Cache-Control': 'max-age=3600' } } : {};

const kitProject = { root: folder('.'), extends: folder('./vite.config.ts'), server: moduleCacheServerOptions };
const timeouts = { maxWorkers: pages, expect: { poll: { timeout: 15_000 } }, testTimeout: 60_000 };

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
};
const chromium = 'chromium' as const;
/** Stories of the kit, and of the views of an app. */
const KIT = '**';
const APPS = '../../apps/**';
const EXCLUDED = { light: { default: [APPS], exhaustive: [KIT], all: [] }, dark: { default: [KIT, APPS], exhaustive: [], all: [] } };

/**
 * Each story is a test: it renders, its play function passes, axe finds nothing, and the stories of the tag `picture` look like their
 * pictures. `stories` is a device in the light theme, where the stories of the apps' views belong to the exhaustive tier: `components` tests
 * these views. `stories-dark`, of the exhaustive tier, is a device in the dark theme. `kit` has the tests that need a real browser and no
 * story.
 */
export const kitTestProjects = (groupOrder = 0): TestProjectInlineConfiguration[] => [
  {
    ...kitProject,
    plugins: [storybookTest({ configDir: folder('.storybook'), ...(pictures === 'only' ? { tags: { include: ['picture'] } } : {}) })],
    test: {
      ...timeouts,
      sequence: { groupOrder },
      setupFiles: [folder('.storybook/find-timeout.ts'), ...(pictures === 'off' ? [] : [folder('src/pictures/take-picture.ts')])],
      browser: {
        ...browser,
        instances: [
          { browser: chromium, name: 'stories', provide: { theme: 'light' }, exclude: EXCLUDED.light[tier] },
          {
            browser: chromium,
            name: 'stories-dark',
            provide: { theme: 'dark' },
            exclude: EXCLUDED.dark[tier],
            provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions: { colorScheme: 'dark' } }),
          },
        ],
        expect: {
          toMatchScreenshot: {
            comparators: { kit: comparePictures },
            comparatorName: 'kit',
            // A busy machine is slow, and two successive pictures must be equal.
            timeout: 20_000,
            resolveScreenshotPath: ({ arg, testFileName }) => join(BASELINE_FOLDER, `${componentNameOf(testFileName)}-${arg}.png`),
            resolveDiffPath: ({ arg, testFileName }) => join(REVIEW_FOLDER, `${componentNameOf(testFileName)}-${arg}.png`),
          },
        },
      },
    },
  },
  {
    ...kitProject,
    test: {
      ...timeouts,
      name: 'kit',
      sequence: { groupOrder },
      ...selectFiles(['src/**/*.test.tsx'], tier),
      browser: { ...browser, instances: [{ browser: chromium }] },
    },
  },
];
