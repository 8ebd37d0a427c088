import { chromiumLaunchOptions } from '@muddat/vite-config/chromium';
import { readTestSettings } from '@muddat/vite-config/test-settings';
import { defineConfig } from '@playwright/test';
import { type Lang, TEST_LANGS } from './src/labels.ts';
import { PROCESSOR_SLOWDOWN } from './src/slowdown.ts';
import type { ScreenSize } from './src/test.ts';

const SIZES = { 360: 'phone', 768: 'tablet', 1280: 'desktop' } as const satisfies Record<number, ScreenSize>;
const LOCALES = { ru: 'ru-RU', uz: 'uz-UZ' } as const satisfies Record<Lang, string>;
const THEMES = ['light', 'dark'] as const;

/** `pnpm pictures`: saves every screen and state as a PNG in .pictures, with a report of the pictures and the defects found on them. */
export default defineConfig<{ lang: Lang; size: ScreenSize }>({
  testDir: './src/pictures',
  testMatch: 'pictures.spec.ts',
  globalSetup: './src/pictures/set-up.ts',
  outputDir: '../../.pictures/failed',
  workers: readTestSettings().workers,
  retries: 0,
  // A test is a whole journey.
  timeout: 300_000 * PROCESSOR_SLOWDOWN,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { outputFolder: '../../.pictures/report', open: 'never', title: 'Pictures of Muddat' }]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    timezoneId: 'Asia/Tashkent',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
  },
  projects: Object.entries(SIZES).flatMap(([width, size]) =>
    TEST_LANGS.flatMap((lang) =>
      THEMES.map((colorScheme) => ({
        name: `${width}-${lang}-${colorScheme}`,
        use: { size, lang, locale: LOCALES[lang], colorScheme },
      })),
    ),
  ),
});
