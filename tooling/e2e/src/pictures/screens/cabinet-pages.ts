import type { Page } from '@playwright/test';
import type { SandboxFault } from '../../sandbox-tools.ts';
import type { Journey, ScreenState } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';
import { waitUntilLoaded } from '../steps.ts';

const STATUS = /Failed to load resource: the server responded with a status of (404|5\d\d)/;
/** Delay of a response: shorter than the timeout of a call, but longer than it takes to photograph the loading state. */
const SLOW_MS = 12_000;

type Path = '/cards' | '/cabinet/limit' | '/notifications' | '/profile';

async function open(visitor: ScreenshotTour, page: Page, path: Path) {
  await page.goto(visitor.path(path));
  await waitUntilLoaded(page);
  const { pathname } = new URL(page.url());
  if (!pathname.endsWith(path)) throw new Error(`${path} led to ${pathname}`);
  return page.locator('main h1').first();
}

/** The buttons of a saved card: make it the main one, and remove it. */
const cardButtons = (page: Page, row: 'first' | 'last') => page.getByRole('main').getByRole('listitem')[row]().getByRole('button');

const loading = (name: string, path: Path, operation: SandboxFault['operation']): ScreenState => ({
  name,
  transient: true,
  reach: async (visitor, page) => {
    await visitor.stack.tools.injectFaults([{ operation, fault: 'delay', ms: SLOW_MS }]);
    await page.goto(visitor.path(path));
    return page.getByRole('status').filter({ hasText: /…$/ }).last();
  },
});

const failing = (name: string, path: Path, operation: SandboxFault['operation']): ScreenState => ({
  name,
  expects: STATUS,
  reach: async (visitor, page) => {
    await visitor.stack.tools.injectFaults([{ operation, fault: 'status', status: 503, times: 1_000 }]);
    await page.goto(visitor.path(path));
    return page.getByRole('alert').filter({ hasText: /\S/ }).last();
  },
});

export const CABINET_PAGE_JOURNEYS: readonly Journey[] = [
  {
    group: 'cards',
    customer: 'dilnoza',
    screens: [
      { name: 'cards', reach: (visitor, page) => open(visitor, page, '/cards') },
      {
        name: 'cards-question',
        reach: async (_visitor, page) => {
          await cardButtons(page, 'last').last().click();
          return page.getByRole('alertdialog');
        },
      },
    ],
  },
  {
    group: 'cards',
    customer: 'dilnoza',
    screens: [
      {
        name: 'cards-main-failed',
        expects: STATUS,
        reach: async (visitor, page) => {
          await open(visitor, page, '/cards');
          await visitor.stack.tools.injectFaults([{ operation: 'billing.setDefaultEntity', fault: 'status', status: 503, times: 1_000 }]);
          await cardButtons(page, 'last').first().click();
          return page.getByRole('alert').filter({ hasText: /\S/ }).last();
        },
      },
    ],
  },
  { group: 'cards', customer: 'dilnoza', screens: [loading('cards-loading', '/cards', 'billing.listEntities')] },
  { group: 'cards', customer: 'dilnoza', screens: [failing('cards-error', '/cards', 'billing.listEntities')] },
  {
    group: 'notifications',
    customer: 'dilnoza',
    screens: [{ name: 'notifications', reach: (visitor, page) => open(visitor, page, '/notifications') }],
  },
  {
    group: 'notifications',
    customer: 'dilnoza',
    screens: [loading('notifications-loading', '/notifications', 'installment.listNotifications')],
  },
  {
    group: 'notifications',
    customer: 'dilnoza',
    screens: [failing('notifications-error', '/notifications', 'installment.listNotifications')],
  },
  { group: 'profile', customer: 'dilnoza', screens: [{ name: 'profile', reach: (visitor, page) => open(visitor, page, '/profile') }] },
  {
    group: 'profile',
    customer: 'blocked',
    screens: [{ name: 'profile-limit-blocked', reach: (visitor, page) => open(visitor, page, '/profile') }],
  },
  {
    group: 'cards',
    customer: 'newcomer',
    screens: [
      {
        name: 'cards-none',
        reach: async (visitor, page) => {
          await open(visitor, page, '/cards');
          await cardButtons(page, 'last').last().click();
          await page.getByRole('alertdialog').getByRole('button').first().click();
          await page.getByRole('alertdialog').waitFor({ state: 'detached' });
          return page.getByRole('main').getByRole('heading', { level: 2 });
        },
      },
    ],
  },
  {
    group: 'cards',
    customer: 'newcomer',
    screens: [
      {
        name: 'cards-add',
        reach: async (visitor, page) => {
          await page.goto(visitor.path('/cards?step=add'));
          const form = page.locator('main form');
          await form.waitFor();
          return form;
        },
      },
      {
        name: 'cards-add-wrong',
        reach: async (_visitor, page) => {
          await page.locator('main form').getByRole('textbox').first().fill('4111111111111111');
          await page.locator('main form button[type=submit]').click();
          return page.locator('main [aria-invalid=true]').first();
        },
      },
      {
        name: 'cards-add-code',
        reach: async (visitor, page) => {
          const fields = page.locator('main form').getByRole('textbox');
          await fields.nth(0).fill('8600490012330007');
          await fields.nth(1).fill('0399');
          await page.getByRole('checkbox').check();
          await page.locator('main form button[type=submit]').click();
          const field = page.getByRole('textbox', { name: visitor.labels.code });
          await field.waitFor();
          return field;
        },
      },
    ],
  },
  ...(['dilnoza', 'newcomer', 'blocked'] as const).map(
    (customer): Journey => ({
      group: 'limit',
      customer,
      screens: [{ name: `limit-${customer}`, reach: (visitor, page) => open(visitor, page, '/cabinet/limit') }],
    }),
  ),
  { group: 'limit', customer: 'dilnoza', screens: [loading('limit-loading', '/cabinet/limit', 'installment.getLimit')] },
  { group: 'limit', customer: 'dilnoza', screens: [failing('limit-error', '/cabinet/limit', 'installment.getLimit')] },
];
