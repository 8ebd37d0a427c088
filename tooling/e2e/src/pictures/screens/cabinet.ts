import { expect } from '@playwright/test';
import { listStoredRows } from '../../device-storage.ts';
import type { SandboxFault } from '../../sandbox-tools.ts';
import type { Journey, ScreenState } from '../screen.ts';
import type { TourOrder } from '../screenshot-tour.ts';
import { mainHeading, openMainPage, openPath } from '../steps.ts';

const STATUS = /Failed to load resource: the server responded with a status of (404|5\d\d)/;
const OFFLINE = /ERR_(INTERNET_DISCONNECTED|FAILED)/;
const MAIN_CALLS = ['getLimit', 'getNextPayment', 'getMonth', 'listOrders', 'getOrder'].map((name) => `installment.${name}`);
/** Delay of a response: shorter than the timeout of a call, but longer than it takes to photograph the loading state. */
const SLOW_MS = 12_000;
const UNKNOWN_ORDER = '999999999';

const onMainCalls = (fault: Omit<SandboxFault, 'operation'>) => MAIN_CALLS.map((operation) => ({ operation, ...fault }));

const order = (name: string, isIt: (order: TourOrder) => boolean): ScreenState => ({
  name,
  reach: async (visitor, page) => {
    const found = (await visitor.orders(page)).find(isIt);
    if (!found) throw new Error('the customer has no such order');
    return openPath(visitor, page, `/orders/${found.id}`);
  },
});

const page = (name: string, path: string): ScreenState => ({ name, reach: (visitor, shown) => openPath(visitor, shown, path) });

export const CABINET_JOURNEYS: readonly Journey[] = [
  {
    group: 'main',
    customer: 'dilnoza',
    screens: [
      { name: 'main', reach: openMainPage },
      {
        name: 'main-offline',
        expects: OFFLINE,
        reach: async (_visitor, page) => {
          // The offline code loads some seconds after the page; responses are stored from then on.
          await expect.poll(() => listStoredRows(page)).not.toEqual([]);
          await page.context().setOffline(true);
          return page.getByRole('status').filter({ hasText: /\S/ }).last();
        },
      },
    ],
  },
  {
    group: 'main',
    customer: 'dilnoza',
    screens: [
      {
        name: 'main-loading',
        transient: true,
        reach: async (visitor, page) => {
          await visitor.stack.tools.injectFaults(onMainCalls({ fault: 'delay', ms: SLOW_MS }));
          await page.goto(visitor.path('/main-page'));
          return page.getByRole('status').filter({ hasText: /…$/ }).last();
        },
      },
    ],
  },
  {
    group: 'main',
    customer: 'dilnoza',
    screens: [
      {
        name: 'main-error',
        expects: STATUS,
        reach: async (visitor, page) => {
          await visitor.stack.tools.injectFaults(onMainCalls({ fault: 'status', status: 503, times: 1_000 }));
          await page.goto(visitor.path('/main-page'));
          return page.getByRole('alert').last();
        },
      },
    ],
  },
  { group: 'main', customer: 'newcomer', screens: [{ name: 'main-no-orders', reach: openMainPage }] },
  { group: 'main', customer: 'blocked', screens: [{ name: 'main-limit-blocked', reach: openMainPage }] },
  {
    group: 'orders',
    customer: 'dilnoza',
    screens: [
      page('orders', '/orders'),
      page('orders-narrowed', '/orders?status=delivered'),
      page('orders-none-of-these', '/orders?status=broke'),
    ],
  },
  {
    group: 'orders',
    customer: 'dilnoza',
    screens: [
      {
        name: 'orders-loading',
        transient: true,
        reach: async (visitor, shown) => {
          await visitor.stack.tools.injectFaults([{ operation: 'installment.listOrders', fault: 'delay', ms: SLOW_MS }]);
          await shown.goto(visitor.path('/orders'));
          return shown.getByRole('status').filter({ hasText: /…$/ }).last();
        },
      },
    ],
  },
  {
    group: 'orders',
    customer: 'dilnoza',
    screens: [
      {
        name: 'orders-error',
        expects: STATUS,
        reach: async (visitor, shown) => {
          await visitor.stack.tools.injectFaults([{ operation: 'installment.listOrders', fault: 'status', status: 503, times: 1_000 }]);
          await shown.goto(visitor.path('/orders'));
          return shown.getByRole('alert').last();
        },
      },
    ],
  },
  { group: 'orders', customer: 'newcomer', screens: [page('orders-empty', '/orders')] },
  {
    group: 'order',
    customer: 'dilnoza',
    screens: [
      order('order', (it) => it.status === 'delivered' && it.paid_amount > 0 && it.payment_max > 0 && it.overdue_days === 0),
      order('order-paid-at-once', (it) => it.status === 'delivered' && it.payment_max === 0),
      order('order-overdue', ({ overdue_days }) => overdue_days > 0),
      order('order-finished', ({ status }) => status === 'finished'),
      order('order-pending', ({ status }) => status === 'pending'),
      { name: 'order-unknown', expects: STATUS, reach: (visitor, page) => openPath(visitor, page, `/orders/${UNKNOWN_ORDER}`) },
    ],
  },
  { group: 'order', customer: 'blocked', screens: [order('order-broke', ({ status }) => status === 'broke')] },
  {
    group: 'sign-in',
    customer: 'dilnoza',
    screens: [
      {
        name: 'sign-in-session-ended',
        expects: /Failed to load resource: the server responded with a status of 401/,
        reach: async (visitor, page) => {
          await page.context().clearCookies();
          await page.goto(visitor.path('/main-page'));
          return mainHeading(page, visitor.labels.signInHeading);
        },
      },
    ],
  },
  {
    group: 'main',
    customer: 'dilnoza',
    screens: [
      {
        name: 'main-late',
        reach: async (visitor, shown) => {
          await visitor.stack.tools.advance('P10D');
          return openMainPage(visitor, shown);
        },
      },
    ],
  },
];
