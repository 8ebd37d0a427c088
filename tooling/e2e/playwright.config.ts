import { chromiumLaunchOptions } from '@muddat/vite-config/chromium';
import { defineConfig } from '@playwright/test';
import { SLOWDOWN } from './src/slowdown.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const project = (name: string, testMatch: RegExp, use: object, metadata: { lang: 'ru' | 'uz' } = { lang: 'ru' }) => ({
  name,
  testMatch,
  use,
  metadata,
});

/** One browser, two sizes, two languages for the story; what does not depend on them runs once. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../../.reports/playwright',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 120_000 * SLOWDOWN,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { launchOptions: chromiumLaunchOptions(), timezoneId: 'America/New_York', actionTimeout: 20_000, trace: 'retain-on-failure' },
  projects: [
    project('phone-ru', /story\/.*\.spec\.ts$/, phone),
    project('desktop-ru', /story\/.*\.spec\.ts$/, desktop),
    project('phone-uz', /story\/.*\.spec\.ts$/, phone, { lang: 'uz' }),
    project('desktop-uz', /story\/.*\.spec\.ts$/, desktop, { lang: 'uz' }),
    project('once', /once\/.*\.spec\.ts$/, phone),
    project('kill', /kill\/.*\.spec\.ts$/, phone),
  ],
});
