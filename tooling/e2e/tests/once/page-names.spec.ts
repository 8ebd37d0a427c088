import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';

/** Spec 2: the unprefixed page names that lead to public pages, and where a Russian reader lands. */
const PUBLIC_NAMES = [
  ['home', '/ru'],
  ['HomePage', '/ru'],
  ['HomePageTest', '/ru/test'],
  ['TestPage', '/ru/test'],
  ['PartnersPage', '/ru/partners'],
  ['StorePage', '/ru/partners'],
  ['QuestionsPage', '/ru/faq'],
  ['SellOnMuddatPage', '/ru/sell-on-muddat'],
  ['InstallmentTerms', '/ru/installment-terms'],
] as const;
/** Those of the ways in, which nobody needs who is signed in. */
const ENTRY_NAMES = [
  ['LoginPage', '/ru/sign-up', 'Вход'],
  ['SignUp', '/ru/sign-up', 'Вход'],
  ['Register', '/ru/register', 'Регистрация'],
  ['RegisterPage', '/ru/register', 'Регистрация'],
] as const;
/** Those of the customer, with the heading of each page. */
const CABINET_NAMES = [
  ['CabinetPage', '/ru/cabinet', 'Кабинет'],
  ['MainPage', '/ru/main-page', 'Главная'],
  ['MyOrdersPage', '/ru/orders', 'Мои заказы'],
  ['OrderPage', '/ru/orders', 'Мои заказы'],
  ['CardsPage', '/ru/cards', 'Мои карты'],
  ['NotificationsPage', '/ru/notifications', 'Уведомления'],
  ['PersonalInstallment', '/ru/profile', 'Профиль'],
] as const;
const CAMPAIGN = '?utm_source=sms';

/** Opens a name as a document, follows where it leads, and answers its status and address. */
async function openName(page: Page, name: string) {
  const answer = await page.goto(`/${name}${CAMPAIGN}`);
  return [name, answer?.status(), new URL(page.url()).pathname, new URL(page.url()).search];
}
/** How many are new may stand beside a name. */
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(`^${name}( \\d.*)?$`) });

test('[S2-17] every page name leads to its page, which is there: for who is not signed in to the public one, or to the sign-in', async ({
  page,
  customer,
  labels,
}) => {
  for (const [name, path] of PUBLIC_NAMES) {
    expect(await openName(page, name)).toEqual([name, 200, path, CAMPAIGN]);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(customer.heading(labels.notFound)).toHaveCount(0);
  }
  for (const [name, path, title] of ENTRY_NAMES) {
    expect(await openName(page, name)).toEqual([name, 200, path, CAMPAIGN]);
    await expect(heading(page, title)).toBeVisible();
  }
  for (const [name] of CABINET_NAMES) {
    expect(await openName(page, name)).toEqual([name, 200, '/ru/sign-up', CAMPAIGN]);
    await expect(customer.heading(labels.signInHeading)).toBeVisible();
  }
});

test('[S2-17] every page name leads to its page, which is there: for a customer too, whom the names of the ways in lead to the main page', async ({
  page,
  customer,
  labels,
}) => {
  await customer.signIn();
  for (const [name, path, title] of CABINET_NAMES) {
    expect(await openName(page, name)).toEqual([name, 200, path, CAMPAIGN]);
    await expect(heading(page, title)).toBeAttached();
  }
  for (const [name] of ENTRY_NAMES) {
    expect(await openName(page, name)).toEqual([name, 200, '/ru/main-page', CAMPAIGN]);
    await expect(heading(page, 'Главная')).toBeAttached();
  }
  for (const [name, path] of PUBLIC_NAMES) {
    expect(await openName(page, name)).toEqual([name, 200, path, CAMPAIGN]);
    await expect(customer.heading(labels.notFound)).toHaveCount(0);
  }
});

test('[S2-17] a guest who opens the name of a page of the cabinet comes back to that page after the sign-in', async ({
  page,
  customer,
  labels,
}) => {
  await page.goto('/CardsPage');
  await expect(customer.heading(labels.signInHeading)).toBeVisible();
  await customer.fillPassword();
  await expect(heading(page, 'Мои карты')).toBeAttached();
  expect(new URL(page.url()).pathname).toBe('/ru/cards');
});

test('a question or a page of text that is not there is a 404 that names its path; an unknown language leads to the Russian one first', async ({
  request,
  stack,
}) => {
  for (const path of ['/faq/999999', '/faq/nope', '/pages/no-such-page', '/pages/%3Cscript%3E']) {
    const answer = await request.get(`/ru${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain('Page not found');
    const german = await request.get(`/de${path}`, { maxRedirects: 0 });
    expect([german.status(), german.headers()['location']]).toEqual([301, `/ru${path}`]);
    const followed = await request.get(`/de${path}`);
    expect([followed.status(), followed.url()]).toEqual([404, `${stack.url}/ru${path}`]);
  }
});
