import { openHydrated } from '../../src/open-page.ts';
import { expect, test } from '../../src/test.ts';

test('the public header shows the sign-in link to a guest, and to a customer what is due: it leads to the cabinet', async ({
  customer,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/ru');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/ru/sign-up');
  await customer.signIn();
  await customer.open('/public-offer');
  await page.getByRole('banner').getByRole('link', { name: 'просрочено' }).click();
  await expect(customer.heading('Главная')).toBeAttached();
});
