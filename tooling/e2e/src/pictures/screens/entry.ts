import type { Page } from '@playwright/test';
import { tickConsents } from '../../entry-steps.ts';
import { CUSTOMERS } from '../customers.ts';
import type { Journey } from '../screen.ts';
import type { ScreenshotTour } from '../screenshot-tour.ts';
import { mainHeading, openRegister, openSignIn, typeCode } from '../steps.ts';

const REFUSED = /Failed to load resource: the server responded with a status of (401|422)/;
const OFFLINE = /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/;
/** Phone numbers that are not in the seed, except `KNOWN`, which belongs to a seeded customer. */
const LOCKED = '909990001';
const WAITING = '909990002';
const NEW = '909990003';
const KNOWN = '900000001';
const COUNTRY = '+998';
const TRIES = 5;

async function requestCode({ labels }: ScreenshotTour, page: Page, national: string): Promise<number> {
  await page.getByLabel(labels.phone).fill(national);
  const asked = Date.now() - 1000;
  await page.getByRole('button', { name: labels.getCode, exact: true }).click();
  await page.getByRole('textbox', { name: labels.code }).waitFor();
  return asked;
}

async function proveNumber(visitor: ScreenshotTour, page: Page, national: string): Promise<void> {
  const asked = await requestCode(visitor, page, national);
  await typeCode(page, visitor.labels.code, await visitor.stack.tools.codeFor(`${COUNTRY}${national}`, asked));
}

const WITHOUT_CODE_JOURNEY: Journey = {
  group: 'sign-in',
  screens: [
    {
      name: 'sign-in-code-again',
      reach: async (visitor, page) => {
        await page.clock.install();
        await openSignIn(visitor, page);
        await requestCode(visitor, page, WAITING);
        await page.clock.fastForward('01:01');
        return page.getByRole('button', { name: visitor.labels.byCall, exact: true });
      },
    },
    {
      name: 'sign-in-locked',
      expects: REFUSED,
      reach: async (visitor, page) => {
        await openSignIn(visitor, page);
        await requestCode(visitor, page, LOCKED);
        for (let turn = 0; turn < TRIES; turn += 1) {
          const judged = page.waitForResponse((response) => response.url().includes('/api/auth/login'));
          await typeCode(page, visitor.labels.code, '000000');
          await judged;
        }
        return page.getByText(visitor.labels.locked);
      },
    },
    {
      name: 'sign-in-offline',
      expects: OFFLINE,
      reach: async (visitor, page) => {
        await openSignIn(visitor, page);
        await page.context().setOffline(true);
        await page.getByLabel(visitor.labels.phone).fill(KNOWN);
        await page.getByRole('button', { name: visitor.labels.getCode, exact: true }).click();
        return page.getByRole('alert').last();
      },
    },
  ],
};

const REGISTER: readonly Journey[] = [
  {
    group: 'register',
    screens: [
      {
        name: 'register',
        reach: async (visitor, page) => {
          await openRegister(visitor, page);
          return mainHeading(page, visitor.labels.registerHeading);
        },
      },
      {
        name: 'register-code',
        reach: async (visitor, page) => {
          await requestCode(visitor, page, NEW);
          return page.getByRole('textbox', { name: visitor.labels.code });
        },
      },
      {
        name: 'register-details',
        reach: async ({ labels, stack }, page) => {
          await typeCode(page, labels.code, await stack.tools.codeFor(`${COUNTRY}${NEW}`));
          return page.getByLabel(labels.fullName);
        },
      },
      {
        name: 'register-details-wrong',
        reach: async ({ labels }, page) => {
          await page.getByLabel(labels.birthdate).fill('22112015');
          await page.getByLabel(labels.password, { exact: true }).fill('parol');
          await page.getByRole('main').getByRole('button', { name: labels.register, exact: true }).click();
          return page.locator('[aria-invalid="true"]').first();
        },
      },
      {
        name: 'register-details-filled',
        reach: async ({ labels }, page) => {
          await page.getByLabel(labels.fullName).fill('Aziz Rahimov');
          await page.getByLabel(labels.birthdate).fill('22111995');
          await page.getByLabel(labels.password, { exact: true }).fill('tuya choy 41');
          await tickConsents(page, labels);
          await page.keyboard.press('Tab');
          return page.getByLabel(labels.password, { exact: true });
        },
      },
      {
        name: 'register-details-again',
        reach: async ({ labels }, page) => {
          await page.reload();
          return page.getByRole('button', { name: labels.goOn, exact: true });
        },
      },
    ],
  },
  {
    group: 'register',
    screens: [
      {
        name: 'register-known',
        reach: async (visitor, page) => {
          await openRegister(visitor, page);
          await proveNumber(visitor, page, KNOWN);
          return mainHeading(page, visitor.labels.alreadyWithUs);
        },
      },
    ],
  },
];

const RESET: Journey = {
  group: 'reset',
  screens: [
    {
      name: 'reset',
      reach: async (visitor, page) => {
        await openSignIn(visitor, page, '?way=reset');
        return mainHeading(page, visitor.labels.resetHeading);
      },
    },
    {
      name: 'reset-new-password',
      reach: async (visitor, page) => {
        await proveNumber(visitor, page, CUSTOMERS.blocked.phone.slice(COUNTRY.length));
        return page.getByLabel(visitor.labels.newPassword, { exact: true });
      },
    },
    {
      name: 'reset-done',
      reach: async ({ labels }, page) => {
        await page.getByLabel(labels.newPassword, { exact: true }).fill('tuya choy 42');
        await page.getByRole('button', { name: labels.saveAndSignIn, exact: true }).click();
        return mainHeading(page, labels.passwordChanged);
      },
    },
  ],
};

/** Alternatives to the usual sign-in: a code that never arrives, registration, a forgotten password. */
export const ENTRY_JOURNEYS: readonly Journey[] = [WITHOUT_CODE_JOURNEY, ...REGISTER, RESET];
