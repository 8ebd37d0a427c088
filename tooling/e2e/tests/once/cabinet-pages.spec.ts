import { expectAccessible } from '../../src/accessible.ts';
import { expect, SMOKE_TEST, test } from '../../src/test.ts';

const NBSP = '\u00a0';
const HUMO = `Humo ••${NBSP}5678`;
const UZCARD = `Uzcard ••${NBSP}1234`;

test(
  '[S2-16] after a reload and on the payment page the chosen main card is first, and the removed card is gone',
  SMOKE_TEST,
  async ({ customer, page }) => {
    await customer.signIn();
    await customer.open('/cards');
    const cards = page.getByRole('list', { name: 'Сохранённые карты' }).getByRole('listitem');
    await expect(cards.first()).toContainText('1234');
    await expectAccessible(page);
    await customer.button(`Сделать основной: ${HUMO}`).click();
    // For a second, the live region at the start of `body` contains this text too. The last element with the text is the visible message.
    await expect(page.getByText(`Теперь основная: ${HUMO}.`).last()).toBeVisible();
    await expect(cards.first()).toContainText('5678');
    await page.reload();
    await expect(cards.first()).toContainText('5678');
    await expect(cards.first()).toContainText('основная');

    await customer.button(`Удалить карту: ${UZCARD}`).click();
    const question = page.getByRole('alertdialog', { name: `Удалить карту ${UZCARD}?` });
    await question.getByRole('button', { name: 'Удалить', exact: true }).click();
    await expect(page.getByText(`Карта ${UZCARD} удалена.`).last()).toBeVisible();
    await page.reload();
    await expect(cards).toHaveCount(1);

    await customer.open('/main-page');
    await customer.openPayment();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(page.getByText('5678')).toBeVisible();
    await expect(page.getByText('1234')).toHaveCount(0);
  },
);

test('[S2-15][S3-06] a notification is followed by the keyboard, is read then, and stays read after a reload', async ({
  customer,
  page,
}) => {
  await customer.signIn();
  await customer.open('/notifications');
  const list = page.getByRole('list', { name: 'Уведомления' });
  const unread = list.getByRole('listitem').filter({ hasText: 'новое' });
  const link = unread.locator('a[href*="/orders/"]').first();
  await expect(link).toBeVisible();
  const count = await unread.count();
  await expectAccessible(page);
  const marked = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/v1/notification/'));
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\//);
  await marked;
  await customer.open('/notifications');
  await expect(list).toBeVisible();
  await expect(unread).toHaveCount(count - 1);
});
