import type { Page } from '@playwright/test';
import type { Journey } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';
import { mainHeading, typeCode, waitUntilLoaded } from '../steps.ts';

const REFUSED = /Failed to load resource: the server responded with a status of (401|422|429)/;
const UNANSWERED = /Failed to load resource/;
const PASSWORD = { good: 'togʻdagi-uzun-yoʻl' };
const NEW_PHONE = '901112233';
const SLOW_MS = 12_000;

async function openSecurity(visitor: ScreenshotTour, page: Page) {
  await page.goto(visitor.path('/profile/security'));
  await waitUntilLoaded(page);
  return mainHeading(page, visitor.labels.securityHeading);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const SECURITY_JOURNEYS: readonly Journey[] = [
  {
    group: 'security',
    customer: 'dilnoza',
    screens: [
      {
        name: 'security',
        reach: async (visitor, page) => {
          // A second session, so that the list has one to end.
          await visitor.signInElsewhere('dilnoza');
          return openSecurity(visitor, page);
        },
      },
      {
        name: 'security-end-all',
        reach: async ({ labels }, page) => {
          await press(page, labels.endOthers);
          return page.getByRole('alertdialog');
        },
      },
      {
        name: 'security-ended',
        reach: async ({ labels }, page) => {
          await press(page, labels.endAll);
          return page.getByRole('main').getByText(labels.endedSessions);
        },
      },
    ],
  },
  {
    group: 'security',
    customer: 'dilnoza',
    screens: [
      {
        name: 'security-loading',
        transient: true,
        reach: async (visitor, page) => {
          await visitor.stack.tools.injectFaults([{ operation: 'auth.listPasskeys', fault: 'delay', ms: SLOW_MS }]);
          await page.goto(visitor.path('/profile/security'));
          return page.getByRole('status').filter({ hasText: /…$/ }).last();
        },
      },
    ],
  },
  {
    group: 'security',
    customer: 'dilnoza',
    screens: [
      {
        name: 'security-error',
        expects: UNANSWERED,
        reach: async (_visitor, page) => {
          await page.route(/\/api\/auth\/(sessions|passkeys)$/, (route) => route.abort());
          await openSecurity(_visitor, page);
          return page.getByRole('alert').last();
        },
      },
    ],
  },
  {
    group: 'password',
    customer: 'dilnoza',
    screens: [
      {
        name: 'password',
        reach: async (visitor, page) => {
          await page.goto(visitor.path('/profile/password'));
          return page.getByLabel(visitor.labels.newPassword, { exact: true });
        },
      },
      {
        name: 'password-wrong',
        expects: REFUSED,
        reach: async ({ labels }, page) => {
          await page.getByLabel(labels.currentPassword, { exact: true }).fill('not-this-one');
          await page.getByLabel(labels.newPassword, { exact: true }).fill(PASSWORD.good);
          await press(page, labels.changePassword);
          return page.locator('[aria-invalid="true"]');
        },
      },
      {
        name: 'password-code',
        reach: async ({ labels }, page) => {
          await page.getByRole('radio').last().check();
          await press(page, labels.getCode);
          return page.getByRole('textbox', { name: labels.code });
        },
      },
      {
        name: 'password-changed',
        reach: async (visitor, page) => {
          await typeCode(page, visitor.labels.code, await visitor.stack.tools.codeFor('+998900000001'));
          await press(page, visitor.labels.changePassword);
          return page.getByRole('heading', { name: visitor.labels.passwordChanged });
        },
      },
    ],
  },
  {
    group: 'phone',
    customer: 'newcomer',
    screens: [
      {
        name: 'phone',
        reach: async (visitor, page) => {
          await page.goto(visitor.path('/profile/phone'));
          return page.getByRole('button', { name: visitor.labels.getCode, exact: true });
        },
      },
      {
        name: 'phone-own-code',
        reach: async ({ labels }, page) => {
          await press(page, labels.getCode);
          return page.getByRole('textbox', { name: labels.code });
        },
      },
      {
        name: 'phone-new',
        reach: async (visitor, page) => {
          await typeCode(page, visitor.labels.code, await visitor.stack.tools.codeFor('+998900000002'));
          return page.getByLabel(visitor.labels.newPhone);
        },
      },
      {
        name: 'phone-new-code',
        reach: async ({ labels }, page) => {
          await page.getByLabel(labels.newPhone).fill(NEW_PHONE);
          await press(page, labels.getCode);
          return page.getByRole('textbox', { name: labels.code });
        },
      },
      {
        name: 'phone-code-wrong',
        expects: REFUSED,
        reach: async ({ labels }, page) => {
          await typeCode(page, labels.code, '000000');
          return page.locator('[aria-invalid="true"]');
        },
      },
      {
        name: 'phone-changed',
        reach: async (visitor, page) => {
          await typeCode(page, visitor.labels.code, await visitor.stack.tools.codeFor(`+998${NEW_PHONE}`));
          return page.getByRole('heading', { name: visitor.labels.phoneChanged });
        },
      },
    ],
  },
];
