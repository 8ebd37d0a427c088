import type { Page } from '@playwright/test';
import { alterLastCharacter, readCodeFromPdf } from '../../src/code-from-pdf.ts';
import { DILNOZA } from '../../src/customer.ts';
import { expect, test } from '../../src/test.ts';

const save = async (page: Page, name: RegExp) => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readCodeFromPdf(file);
};

test('[X-10] codes of a receipt and a contract verify without a session, and fail with one changed character', async ({
  customer,
  page,
  labels,
}) => {
  await customer.signIn();
  await customer.openMainPage();
  await customer.openPayment();
  await customer.submitPayment();
  await customer.enterCode();
  await expect(customer.heading(labels.paid)).toBeVisible();
  const receipt = await save(page, /^Скачать чек$/);
  await page.getByRole('link', { name: labels.toOrder }).first().click();
  const contract = await save(page, /^Договор/);
  expect(contract).not.toBe(receipt);

  // The holder of a document needs no account to verify it.
  await customer.loseSession();
  await customer.open('/verify');
  const verify = async (code: string, verdict: string) => {
    await page.getByLabel('Код с документа').fill(code);
    await customer.button('Проверить').click();
    await expect(page).toHaveURL(new RegExp(`code=${code}`));
    await expect(page.getByText(verdict, { exact: true }).last()).toBeVisible();
  };
  await verify(receipt, 'Документ настоящий');
  await expect(page.getByRole('definition').filter({ hasText: 'Чек об оплате' })).toBeVisible();
  await verify(alterLastCharacter(receipt), 'Документ не найден');
  await verify(contract, 'Документ настоящий');
  await expect(page.getByRole('definition').filter({ hasText: 'Договор' })).toBeVisible();
  await verify(alterLastCharacter(contract), 'Документ не найден');
});

test('[S2-19] a customer withdraws the whole balance to a saved card by a code, and the books agree', async ({ customer, page, stack }) => {
  const before = await stack.tools.ledger(DILNOZA.phone);
  await customer.signIn();
  await customer.openMainPage();
  await page.getByRole('link', { name: /250\s000.*На балансе/ }).click();
  await page.getByRole('link', { name: 'Вывести на карту' }).click();
  await customer.button(/^Вывести 250\s000\sсум$/).click();
  await customer.enterCode();
  await expect(customer.heading('Деньги отправлены')).toBeVisible();
  const after = await stack.tools.ledger(DILNOZA.phone);
  expect(after.provider_sum - before.provider_sum).toBe(-250_000);
  expect(after.ledger_sum).toBe(after.provider_sum);
  await customer.open('/cabinet/balance');
  await expect(page.getByText('Доступно', { exact: true }).locator('..')).toHaveText(/^Доступно\s*0\sсум$/);
});
