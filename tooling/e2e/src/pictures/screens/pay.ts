import type { Page } from '@playwright/test';
import { CUSTOMERS, type CustomerName } from '../customers.ts';
import type { Journey } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';
import { mainHeading, submitPayment, typeCode } from '../steps.ts';

const WHO = 'dilnoza' satisfies CustomerName;
const REFUSED = /Failed to load resource: the server responded with a status of 422/;
const NETWORK_ERROR_MESSAGE = /Failed to load resource|ERR_|net::/;
const SLOW_MS = 12_000;
const DECLINED_CARD = '8600490000090001';
const BACKEND_DOWN = { fault: 'status', status: 503, times: 1_000 } as const;

async function openForm(visitor: ScreenshotTour, page: Page) {
  const chosen = (await visitor.orders(page)).find(({ payment_max, status }) => payment_max > 0 && status === 'delivered');
  if (!chosen) throw new Error('the customer has nothing to pay');
  await page.goto(visitor.path(`/orders/${chosen.id}/pay`));
  await page.getByLabel(visitor.labels.amount).waitFor();
  return mainHeading(page, visitor.labels.payHeading);
}

async function requestCode(visitor: ScreenshotTour, page: Page) {
  await submitPayment(page, visitor.labels);
  const field = page.getByRole('textbox', { name: visitor.labels.code });
  await field.waitFor();
  return field;
}

async function giveCode(visitor: ScreenshotTour, page: Page) {
  await typeCode(page, visitor.labels.code, await visitor.stack.tools.codeFor(CUSTOMERS[WHO].phone));
}

export const PAYMENT_JOURNEYS: readonly Journey[] = [
  {
    group: 'pay',
    customer: WHO,
    screens: [
      {
        name: 'pay-several',
        reach: async (visitor, page) => {
          await page.goto(visitor.path('/cabinet/pay'));
          await page.getByRole('main').getByRole('checkbox').first().waitFor();
          return mainHeading(page, visitor.labels.payHeading);
        },
      },
      { name: 'pay', reach: (visitor, page) => openForm(visitor, page) },
      {
        name: 'pay-off',
        reach: async (visitor, page) => {
          await page.goto(`${new URL(page.url()).pathname}?sum=payoff`);
          return page.getByRole('heading', { name: visitor.labels.payoffHeading });
        },
      },
      {
        name: 'pay-below-min',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await openForm(visitor, page);
          await page.getByLabel(visitor.labels.amount).fill('1');
          await submitPayment(page, visitor.labels);
          return page.getByText(visitor.labels.belowMin).first();
        },
      },
      {
        name: 'pay-above-max',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await page.getByLabel(visitor.labels.amount).fill('999999999');
          await submitPayment(page, visitor.labels);
          return page.getByText(visitor.labels.aboveMax).first();
        },
      },
      {
        name: 'pay-code',
        reach: async (visitor, page) => {
          await openForm(visitor, page);
          return requestCode(visitor, page);
        },
      },
      {
        name: 'pay-code-wrong',
        expects: REFUSED,
        reach: async (visitor, page) => {
          await typeCode(page, visitor.labels.code, '000000');
          return page.getByText(visitor.labels.wrongCode).first();
        },
      },
      {
        name: 'pay-processing',
        transient: true,
        reach: async (visitor, page) => {
          await visitor.stack.tools.injectFaults([{ operation: 'billing.confirmPayment', fault: 'delay', ms: SLOW_MS }]);
          await giveCode(visitor, page);
          await visitor.stack.tools.waitForStep('billing.confirmPayment');
          return page.getByRole('main').locator('[role="status"], [role="progressbar"], [aria-busy="true"]').first();
        },
      },
      {
        name: 'pay-success',
        reach: async (visitor, page) => {
          const paid = mainHeading(page, visitor.labels.paid);
          await paid.waitFor({ timeout: 2 * SLOW_MS });
          return paid;
        },
      },
    ],
  },
  {
    group: 'pay',
    customer: WHO,
    screens: [
      {
        name: 'pay-checking',
        expects: NETWORK_ERROR_MESSAGE,
        reach: async (visitor, page) => {
          await openForm(visitor, page);
          await requestCode(visitor, page);
          await visitor.stack.tools.injectFaults([
            { operation: 'billing.confirmPayment', fault: 'after-commit-reset' },
            ...['confirmPayment', 'findPayment', 'getPayment'].map((name) => ({ operation: `billing.${name}`, ...BACKEND_DOWN })),
          ]);
          await giveCode(visitor, page);
          const checking = mainHeading(page, visitor.labels.checking);
          await checking.waitFor({ timeout: 30_000 });
          return checking;
        },
      },
    ],
  },
  {
    group: 'pay',
    customer: WHO,
    screens: [
      {
        name: 'pay-declined',
        reach: async (visitor, page) => {
          await visitor.useCard(page, WHO, DECLINED_CARD);
          await openForm(visitor, page);
          await requestCode(visitor, page);
          await giveCode(visitor, page);
          return mainHeading(page, visitor.labels.notPaid);
        },
      },
    ],
  },
];
