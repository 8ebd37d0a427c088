import { expect, type Page } from '@playwright/test';
import type { Labels } from './labels.ts';

/** A person who is not in the seeded data. */
export const NEWCOMER = {
  phone: '+998909871234',
  national: '909871234',
  name: 'Aziz Rahimov',
  birthdate: '22111995',
  password: 'tuya choy 41',
};

/** Ticks the consents that a registration requires. */
export async function tickConsents(page: Page, labels: Labels): Promise<void> {
  for (const name of [labels.acceptOffer, labels.agreeToPolicy]) await page.getByRole('checkbox', { name }).check();
}

/** Enters a phone and requests its code. Returns a time shortly before the request. */
export async function requestCode(page: Page, labels: Labels, national: string): Promise<number> {
  await page.getByLabel(labels.phone).fill(national);
  // One second of tolerance, in case the sandbox's clock is slightly behind.
  const asked = Date.now() - 1000;
  await page.getByRole('button', { name: labels.getCode, exact: true }).click();
  await expect(page.getByLabel(labels.code)).toBeFocused();
  return asked;
}
