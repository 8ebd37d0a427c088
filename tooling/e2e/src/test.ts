import { test as base, expect } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { Customer } from './customer.ts';
import { LABELS, type Labels, type Lang } from './labels.ts';
import { readSharedStack } from './shared-stack/file.ts';
import { PROCESSOR_SLOWDOWN } from './slowdown.ts';
import { attachStack, type Stack, startStack } from './stack.ts';

export type ScreenSize = 'phone' | 'tablet' | 'desktop';
export type SizeAndLang = `${Exclude<ScreenSize, 'tablet'>}-${Lang}`;
type Fixtures = { lang: Lang; size: ScreenSize; labels: Labels; customer: Customer; fresh: true; quiet: WatchedConsole };

export const SCREEN_SIZES = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
} as const satisfies Record<ScreenSize, object>;

/** Console messages of all pages of the browser. A test that breaks the network on purpose names the messages that it expects. */
export type WatchedConsole = { messages: string[]; expects: (pattern: RegExp) => void };

/** The browser logs this for every response with a 4xx status. */
export const STATUS_4XX_MESSAGE = /Failed to load resource: the server responded with a status of 4\d\d/;
/** The browser logs this for every 401, such as those of requests in flight when the customer signs out, here or in another tab. */
export const STATUS_401_MESSAGE = /Failed to load resource: the server responded with a status of 401/;

const START_LIMIT_MS = 240_000;
/** Set by `pnpm e2e --smoke`. */
const USES_SHARED_STACK = process.env['MUDDAT_E2E_KEPT_STACK'] === 'true';
/** The ten journeys that `pnpm verify` runs before each commit. */
export const SMOKE_TEST = { tag: '@smoke' };
/** Tests that `npm test` leaves out: `npm run test:all` runs them. */
export const EXHAUSTIVE_TEST = { tag: '@exhaustive' };

export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    async ({ browserName: _ }, provide) => {
      // Bot protection is on, as in production. Rate limits stay off, because here all customers share one address. All log lines are written and all requests traced, because `stop` searches them.
      const kept = USES_SHARED_STACK ? readSharedStack() : undefined;
      const stack = kept ? attachStack(kept) : await startStack({ BOT_PROTECTION: 'altcha', LOG_LEVEL: 'debug' }, { traces: true });
      // The first page takes several seconds, while the other workers start their servers: no test waits for it.
      await fetch(`${stack.url}/ru`);
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.url),
  // Options of a test, not of a worker: another language or size needs no other servers.
  lang: ['ru', { option: true }],
  size: ['phone', { option: true }],
  viewport: async ({ size }, provide) => provide(SCREEN_SIZES[size].viewport),
  isMobile: async ({ size }, provide) => provide(SCREEN_SIZES[size].isMobile),
  hasTouch: async ({ size }, provide) => provide(SCREEN_SIZES[size].hasTouch),
  labels: async ({ lang }, provide) => provide(LABELS[lang]),
  // Every test begins with the seeded data and without faults.
  fresh: [
    async ({ stack, context }, provide) => {
      await stack.refresh();
      // Pages of the sandbox, such as the content editor, write to it directly, so mark the data as changed.
      context.on('request', (request) => {
        if (request.method() !== 'GET' && request.url().startsWith(stack.sandbox.url)) stack.tools.markChanged();
      });
      await provide(true);
    },
    { auto: true },
  ],
  // Console errors and warnings (CSP violations included) and uncaught errors fail the test, unless it expects them.
  quiet: [
    async ({ context }, provide) => {
      const messages = collectConsoleErrors(context);
      const expected: RegExp[] = [];
      await provide({ messages, expects: (pattern) => expected.push(pattern) });
      expect(messages.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  // Slows the page's processor down (`pnpm e2e --slow 4`), so that tests that rely on fast scripts fail.
  page: async ({ page, context }, provide) => {
    if (PROCESSOR_SLOWDOWN > 1)
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    await provide(page);
  },
  customer: async ({ page, lang, labels, stack }, provide) => provide(new Customer(page, lang, labels, stack)),
});

/** Declares the same tests once per size and language (`phone-ru`). Their titles begin with this pair. */
export function describeEachSizeAndLang(mixes: readonly SizeAndLang[], declare: () => void): void {
  for (const mix of mixes)
    test.describe(mix, () => {
      const [size, lang] = mix.split('-');
      test.use({ size: size === 'desktop' ? 'desktop' : 'phone', lang: lang === 'uz' ? 'uz' : 'ru' });
      declare();
    });
}

export { expect };
