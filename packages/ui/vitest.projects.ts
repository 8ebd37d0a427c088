import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunchOptions } from '@muddat/vite-config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { comparePictures } from './src/pictures/compare.ts';
import { BASELINE_FOLDER, componentNameOf, REVIEW_FOLDER } from './src/pictures/picture-paths.ts';

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    kit: Record<string, never>;
  }
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/**
 * `only`: only the stories that have a picture (`pnpm pictures:kit`). `off`: all stories, without pictures. Otherwise all stories, with
 * their pictures.
 */
const pictures = process.env['MUDDAT_PICTURES'] ?? 'on';

/**
 * Lets Chromium cache each module during a run: 94 s instead of 112 s for 18 files of components. Otherwise Vite responds «not modified»
 * for each module of each test file. Not in watch mode, where files change.
 */
export const moduleCacheServerOptions = process.argv.includes('run') ? { headers: { 'Cache-Control': 'max-age=3600' } } : {};

const kitProject = { root: folder('.'), extends: folder('./vite.config.ts'), server: moduleCacheServerOptions };
const timeouts = { maxWorkers: 2, expect: { poll: { timeout: 15_000 } }, testTimeout: 60_000 };
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Each story is a test: it renders, its play function passes, and axe finds nothing in either theme. `kit` has the tests that need a real
 * browser and no story.
 */
export const kitTestProjects = (groupOrder = 0): TestProjectInlineConfiguration[] => [
  {
    ...kitProject,
    plugins: [storybookTest({ configDir: folder('.storybook'), ...(pictures === 'only' ? { tags: { include: ['picture'] } } : {}) })],
    test: {
      ...timeouts,
      name: 'stories',
      sequence: { groupOrder },
      setupFiles: [folder('.storybook/find-timeout.ts'), ...(pictures === 'off' ? [] : [folder('src/pictures/take-picture.ts')])],
      browser: {
        ...browser(),
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
    test: { ...timeouts, name: 'kit', sequence: { groupOrder }, include: ['src/**/*.test.tsx'], browser: browser() },
  },
];
