import { expect, type Page } from '@playwright/test';
import type { Labels } from './labels.ts';

/** Somebody whom the seeded data do not know. */
export const NEWCOMER = {
  phone: '+998909871234',
  national: '909871234',
  name: 'Aziz Rahimov',
  birthdate: '22111995',
  password: 'tuya choy 41',
};

/** Ticks what a registration cannot do without. */
export async function giveConsents(page: Page, labels: Labels): Promise<void> {
  for (const name of [labels.acceptOffer, labels.agreeToPolicy]) await page.getByRole('checkbox', { name }).check();
}

/** Types a phone and asks for its code. Answers a moment before that. */
export async function askForCode(page: Page, labels: Labels, national: string): Promise<number> {
  await page.getByLabel(labels.phone).fill(national);
  // A little earlier than the message: the sandbox keeps its own time.
  const asked = Date.now() - 1000;
  await page.getByRole('button', { name: labels.getCode, exact: true }).click();
  await expect(page.getByLabel(labels.code)).toBeFocused();
  return asked;
}
