import { test as base, expect } from '@playwright/test';
import { Customer } from './customer.ts';
import { LABELS, type Labels, type Lang } from './labels.ts';
import { SLOWDOWN } from './slowdown.ts';
import { type Stack, startStack } from './stack.ts';

type Fixtures = { lang: Lang; labels: Labels; customer: Customer; fresh: true; quiet: QuietConsole };
/** What the page complained of. A test that breaks the network on purpose says which complaints it expects. */
export type QuietConsole = { complaints: string[]; expects: (pattern: RegExp) => void };

/** The browser writes a line for every answer of 4xx. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;
/** What a page is still asking when its customer signs out, here or in another tab. */
export const SIGNED_OUT = /Failed to load resource: the server responded with a status of 401/;

const START_LIMIT_MS = 240_000;

export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    async ({ browserName: _ }, provide) => {
      // As it is delivered: with the real bot check. Rate limits stay off, for one address stands for many customers here.
      const stack = await startStack({ BOT_PROTECTION: 'altcha' });
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.url),
  lang: async ({ browserName: _ }, provide, info) => provide(info.project.metadata['lang'] === 'uz' ? 'uz' : 'ru'),
  labels: async ({ lang }, provide) => provide(LABELS[lang]),
  // Every test begins with the seeded data and without faults.
  fresh: [
    async ({ stack }, provide) => {
      await stack.tools.reset();
      await provide(true);
    },
    { auto: true },
  ],
  // A page that complains in its console, or breaks the content security policy, has a defect.
  quiet: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      context.on('page', (page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(error.message));
      });
      await provide({ complaints, expects: (pattern) => expected.push(pattern) });
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  // A phone with a slower processor than this machine's, by `pnpm e2e --slow 4`: what passes only where scripts come fast fails there.
  page: async ({ page, context }, provide) => {
    if (SLOWDOWN > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await provide(page);
  },
  customer: async ({ page, lang, labels, stack }, provide) => provide(new Customer(page, lang, labels, stack.tools)),
});

export { expect };
