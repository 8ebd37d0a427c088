import type { Page } from '@playwright/test';
import { expectAccessible } from '../../src/accessible.ts';
import { openSecondBrowser } from '../../src/second-browser.ts';
import { expect, REFUSED, SMOKE, test } from '../../src/test.ts';

const JASUR = { phone: '+998900000002', national: '900000002', password: 'Muddat-demo-2' };
const NBSP = '\u00a0';
const HUMO = `Humo ••${NBSP}5678`;
const UZCARD = `Uzcard ••${NBSP}1234`;

/** Asks the API as the page itself does: with the session of the browser. */
const ask = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'x-requested-with': 'muddat-web', ...(what ? { 'content-type': 'application/json' } : {}) };
      const answer = await fetch(`/api/${where}`, { method: how ?? 'GET', headers, ...(what ? { body: what } : {}) });
      return { status: answer.status, body: await answer.json() };
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

test(
  '[S2-16] a card is made the main one, and one is removed; both are so after a reload, and when paying',
  SMOKE,
  async ({ customer, page }) => {
    await customer.signIn();
    await customer.open('/cards');
    const cards = page.getByRole('list', { name: 'Сохранённые карты' }).getByRole('listitem');
    await expect(cards.first()).toContainText('1234');
    await expectAccessible(page);
    await customer.button(`Сделать основной: ${HUMO}`).click();
    await expect(page.getByText(`Теперь основная: ${HUMO}.`)).toBeVisible();
    await expect(cards.first()).toContainText('5678');
    await page.reload();
    await expect(cards.first()).toContainText('5678');
    await expect(cards.first()).toContainText('основная');

    await customer.button(`Удалить карту: ${UZCARD}`).click();
    const question = page.getByRole('alertdialog', { name: `Удалить карту ${UZCARD}?` });
    await question.getByRole('button', { name: 'Удалить', exact: true }).click();
    await expect(page.getByText(`Карта ${UZCARD} удалена.`)).toBeVisible();
    await page.reload();
    await expect(cards).toHaveCount(1);

    await customer.open('/main-page');
    await customer.openPayment();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(page.getByText('5678')).toBeVisible();
    await expect(page.getByText('1234')).toHaveCount(0);
  },
);

test('a card that a payment runs on is not removed, and it is said why', async ({ customer, page, labels, quiet }) => {
  quiet.expects(REFUSED);
  await customer.signIn();
  await customer.openMainPage();
  await customer.openPayment();
  await customer.submitPayment();
  await expect(page.getByLabel(labels.code)).toBeVisible();
  await customer.open('/cards');
  await customer.button(`Удалить карту: ${UZCARD}`).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await question.getByRole('button', { name: 'Оставить', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Сохранённые карты' }).getByRole('listitem')).toHaveCount(2);
});

test('[S2-15][S3-06] a notification opens from the keyboard, is read then, and stays read after a reload', async ({ customer, page }) => {
  await customer.signIn();
  await customer.open('/notifications');
  const list = page.getByRole('list', { name: 'Уведомления' });
  const unread = list.getByRole('listitem').filter({ hasText: 'новое' });
  await expect(unread.first()).toBeVisible();
  const count = await unread.count();
  const row = list
    .getByRole('listitem')
    .nth(await list.getByRole('listitem').evaluateAll((all) => all.findIndex((one) => one.textContent?.includes('новое'))));
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(row.locator('details')).toHaveAttribute('open');
  await expect(unread).toHaveCount(count - 1);
  await expectAccessible(page);
  await page.reload();
  await expect(list).toBeVisible();
  await expect(unread).toHaveCount(count - 1);
  await expect(row.locator('summary')).not.toContainText('новое');
});

test('what belongs to another customer cannot be read, marked, made the main one or removed', async ({
  customer,
  page,
  browser,
  stack,
  lang,
  labels,
  quiet,
}) => {
  quiet.expects(REFUSED);
  await customer.signIn();
  await customer.openMainPage();
  const other = await openSecondBrowser({ browser, stack, lang, labels });
  await other.signIn(JASUR);
  await other.openMainPage();
  const [notification] = (await ask(other.page, 'GET', 'installment/v1/notification')).body.data;
  const [card] = (
    await ask(other.page, 'GET', 'billing/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=bank_card')
  ).body.data;
  expect([notification?.id, card?.entity_id]).toEqual([expect.any(String), expect.any(String)]);
  const entity = { entity_id: card.entity_id };
  for (const [method, path, body] of [
    ['GET', `installment/v1/notification/${notification.id}`],
    ['PUT', `installment/v1/notification/${notification.id}`],
    ['DELETE', 'billing/v1/api-payments/external-entities', entity],
    ['POST', 'billing/v1/api-payments/external-entities/set-default', { ...entity, default: false }],
  ] as const) {
    const { status, body: answer } = await ask(page, method, path, body);
    expect([method, path, status, answer.code]).toEqual([method, path, 404, 'not_found']);
  }
  const still = (await ask(other.page, 'GET', `installment/v1/notification/${notification.id}`)).body.data;
  expect(still).toEqual(notification);
  await other.close();
});
