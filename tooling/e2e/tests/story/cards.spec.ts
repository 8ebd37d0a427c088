import { DILNOZA } from '../../src/customer.ts';
import { describeEachSizeAndLang, expect, test } from '../../src/test.ts';

const NBSP = '\u00a0';

describeEachSizeAndLang(['phone-ru'], () => {
  test('[S2-16] [S3-04] [S5-07] a customer adds a card by SMS code on the cards page and pays with a new card', async ({
    customer,
    page,
    labels,
    stack,
  }) => {
    const addCard = async (number: string) => {
      await page.getByLabel('Номер карты').fill(number);
      await page.getByLabel('Срок действия').fill('0399');
      await page.getByRole('checkbox').check();
      const asked = Date.now();
      await customer.button(labels.getCode).click();
      await customer.enterCode(DILNOZA, asked);
    };
    await customer.signIn();
    await customer.open('/cards');
    await customer.button('Добавить карту').click();
    await expect(page).toHaveURL(/\/ru\/cards\?step=add$/);
    await addCard('8600490012330007');
    await expect(page.getByText(`Карта Uzcard ••${NBSP}0007 сохранена. Ею можно платить.`).last()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Сохранённые карты' })).toContainText('0007');

    const before = await stack.tools.ledger(DILNOZA.phone);
    await customer.openMainPage();
    await customer.openPayment();
    await page.getByLabel(labels.amount).fill('123000');
    await customer.button('Новая карта').click();
    await addCard('9860010012340009');
    await expect(page.getByRole('radio', { name: /0009/ })).toBeChecked();
    await expect(page.getByLabel(labels.amount)).toHaveValue(`123${NBSP}000`);
    const asked = Date.now();
    await customer.submitPayment();
    await customer.enterCode(DILNOZA, asked);
    await expect(customer.heading(labels.paid)).toBeVisible();
    const after = await stack.tools.ledger(DILNOZA.phone);
    expect(after.provider_sum - before.provider_sum).toBe(123_000);
    expect(after.ledger_sum).toBe(after.provider_sum);
  });
});
