import type { Journey } from '../screen.ts';
import { openSignIn, typeCode } from '../steps.ts';

const REFUSED = /Failed to load resource: the server responded with a status of (401|422)/;
const PHONE = '900000001';
const SHORT_PHONE = '90123';
const WRONG_PASSWORD = 'not-my-password';

export const SIGN_IN_JOURNEYS: readonly Journey[] = [
  {
    group: 'sign-in',
    screens: [
      {
        name: 'sign-in',
        reach: async (visitor, page) => {
          await openSignIn(visitor, page);
          return page.getByRole('button', { name: visitor.labels.getCode, exact: true });
        },
      },
      {
        name: 'sign-in-phone-invalid',
        reach: async ({ labels }, page) => {
          await page.getByLabel(labels.phone).fill(SHORT_PHONE);
          await page.getByRole('button', { name: labels.getCode, exact: true }).click();
          return page.locator('[aria-invalid="true"]');
        },
      },
      {
        name: 'sign-in-code',
        reach: async ({ labels }, page) => {
          await page.getByLabel(labels.phone).fill(PHONE);
          await page.getByRole('button', { name: labels.getCode, exact: true }).click();
          return page.getByRole('textbox', { name: labels.code });
        },
      },
      {
        name: 'sign-in-code-wrong',
        expects: REFUSED,
        reach: async ({ labels }, page) => {
          await typeCode(page, labels.code, '000000');
          return page.locator('[aria-invalid="true"]');
        },
      },
    ],
  },
  {
    group: 'sign-in',
    screens: [
      {
        name: 'sign-in-password',
        reach: async (visitor, page) => {
          await openSignIn(visitor, page);
          await page.getByRole('button', { name: visitor.labels.byPassword, exact: true }).click();
          return page.getByLabel(visitor.labels.password, { exact: true });
        },
      },
      {
        name: 'sign-in-password-wrong',
        expects: REFUSED,
        reach: async ({ labels }, page) => {
          await page.getByLabel(labels.phone).fill(PHONE);
          await page.getByLabel(labels.password, { exact: true }).fill(WRONG_PASSWORD);
          await page.getByRole('button', { name: labels.signIn, exact: true }).click();
          return page.getByText(labels.wrongPassword).first();
        },
      },
    ],
  },
];
