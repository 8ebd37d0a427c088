import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunchOptions } from '@muddat/vite-config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { comparePictures } from './src/pictures/compare.ts';
import { BASELINES, REVIEW, subjectOf } from './src/pictures/picture-paths.ts';

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    kit: Record<string, never>;
  }
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** `only`: nothing but the stories that have a picture (`pnpm pictures:kit`). `off`: all stories, no pictures. Else: all stories, with their pictures. */
const pictures = process.env['MUDDAT_PICTURES'] ?? 'on';

/**
 * Chromium keeps each module during a run: 94 s instead of 112 for 18 files of components. Vite would answer «not modified» for every
 * module of every test file. Not in watch mode, where files change.
 */
export const cachedModules = process.argv.includes('run') ? { headers: { 'Cache-Control': 'max-age=3600' } } : {};

const room = { root: folder('.'), extends: folder('./vite.config.ts'), server: cachedModules };
const patience = { maxWorkers: 2, expect: { poll: { timeout: 15_000 } }, testTimeout: 60_000 };
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

/** Every story is a test: it renders, its play function passes, axe finds nothing in either theme. `kit` holds tests that need a real browser and no story. */
export const kitProjects = (groupOrder = 0): TestProjectInlineConfiguration[] => [
  {
    ...room,
    plugins: [storybookTest({ configDir: folder('.storybook'), ...(pictures === 'only' ? { tags: { include: ['picture'] } } : {}) })],
    test: {
      ...patience,
      name: 'stories',
      sequence: { groupOrder },
      setupFiles: [folder('.storybook/patience.ts'), ...(pictures === 'off' ? [] : [folder('src/pictures/take-picture.ts')])],
      browser: {
        ...browser(),
        expect: {
          toMatchScreenshot: {
            comparators: { kit: comparePictures },
            comparatorName: 'kit',
            // A busy machine takes its time; two pictures in a row must be one.
            timeout: 20_000,
            resolveScreenshotPath: ({ arg, testFileName }) => join(BASELINES, `${subjectOf(testFileName)}-${arg}.png`),
            resolveDiffPath: ({ arg, testFileName }) => join(REVIEW, `${subjectOf(testFileName)}-${arg}.png`),
          },
        },
      },
    },
  },
  {
    ...room,
    test: { ...patience, name: 'kit', sequence: { groupOrder }, include: ['src/**/*.test.tsx'], browser: browser() },
  },
];
