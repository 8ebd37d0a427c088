import type { APIRequestContext } from '@playwright/test';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

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
/** Names of sign-in pages, which need no session. */
const ENTRY_NAMES = [
  ['LoginPage', '/ru/sign-up'],
  ['SignUp', '/ru/sign-up'],
  ['Register', '/ru/register'],
  ['RegisterPage', '/ru/register'],
] as const;
/** Names of the customer's pages. */
const CABINET_NAMES = [
  ['CabinetPage', '/ru/cabinet'],
  ['MainPage', '/ru/main-page'],
  ['MyOrdersPage', '/ru/orders'],
  ['OrderPage', '/ru/orders'],
  ['CardsPage', '/ru/cards'],
  ['NotificationsPage', '/ru/notifications'],
  ['PersonalInstallment', '/ru/profile'],
] as const;
const CAMPAIGN = '?utm_source=sms';

/** Requests a name as a document, follows redirects and returns status and URL. `crawl.spec.ts` checks the pages' content. */
async function follow(request: APIRequestContext, name: string) {
  const answer = await request.get(`/${name}${CAMPAIGN}`);
  const { pathname, search } = new URL(answer.url());
  return [name, answer.status(), pathname, search];
}

test('[S2-17] for a guest every page name redirects to its public page, or to the sign-in and then to its page', async ({
  request,
  page,
  customer,
  labels,
}) => {
  for (const [name, path] of [...PUBLIC_NAMES, ...ENTRY_NAMES]) expect(await follow(request, name)).toEqual([name, 200, path, CAMPAIGN]);
  for (const [name] of CABINET_NAMES) expect(await follow(request, name)).toEqual([name, 200, '/ru/sign-up', CAMPAIGN]);
  await page.goto('/CardsPage');
  await expect(customer.heading(labels.signInHeading)).toBeVisible();
  await customer.fillPassword();
  await expect(customer.heading('Мои карты')).toBeAttached();
  expect(new URL(page.url()).pathname).toBe('/ru/cards');
});

test(
  '[S2-17] for a customer every page name redirects to its page, a sign-in name to the main page',
  EXHAUSTIVE_TEST,
  async ({ page, customer }) => {
    await customer.signIn();
    const { request } = page.context();
    for (const [name, path] of [...CABINET_NAMES, ...PUBLIC_NAMES])
      expect(await follow(request, name)).toEqual([name, 200, path, CAMPAIGN]);
    for (const [name] of ENTRY_NAMES) expect(await follow(request, name)).toEqual([name, 200, '/ru/main-page', CAMPAIGN]);
  },
);

test('an unknown question or text page is a 404; an unknown language redirects to Russian first', async ({ request, stack }) => {
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
