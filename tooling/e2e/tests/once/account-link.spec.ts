import { openListening } from '../../src/open-page.ts';
import { expect, test } from '../../src/test.ts';

test('a signed-in customer finds the way back to the cabinet in the header of a public page, a guest the way in', async ({
  customer,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openListening(page, '/ru');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/ru/sign-up');
  await customer.signIn();
  await customer.open('/public-offer');
  await page.getByRole('banner').getByRole('link', { name: 'Кабинет' }).click();
  await expect(customer.heading('Главная')).toBeAttached();
});
