import { chromiumLaunchOptions } from '@muddat/vite-config/chromium';
import { readTestSettings } from '@muddat/vite-config/test-settings';
import { defineConfig } from '@playwright/test';
import { PROCESSOR_SLOWDOWN } from './src/slowdown.ts';

/**
 * One project, so that each worker starts one pair of servers for all its tests: language and size are options of a test (src/test.ts).
 * No retries, because a flaky test is a broken one. `--trace` records a trace.
 */
export default defineConfig({
  testDir: './tests',
  globalSetup: './src/set-up.ts',
  outputDir: '../../.reports/playwright',
  fullyParallel: false,
  workers: readTestSettings().pages,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 120_000 * PROCESSOR_SLOWDOWN,
  // Three pages, each with its servers, share the processor: one step of a payment once took more than 20 s.
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: { launchOptions: chromiumLaunchOptions(), timezoneId: 'America/New_York', actionTimeout: 45_000 },
});
