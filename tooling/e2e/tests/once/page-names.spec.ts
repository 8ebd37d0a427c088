import { expect, test } from '../../src/test.ts';

/** Spec 2: the unprefixed page names that lead to public pages, and where a Russian reader lands. */
const PUBLIC_NAMES = [
  ['home', '/ru'],
  ['HomePage', '/ru'],
  ['HomePageTest', '/ru/test'],
  ['TestPage', '/ru/test'],
  ['LoginPage', '/ru/sign-up'],
  ['SignUp', '/ru/sign-up'],
  ['Register', '/ru/register'],
  ['RegisterPage', '/ru/register'],
  ['PartnersPage', '/ru/partners'],
  ['StorePage', '/ru/partners'],
  ['QuestionsPage', '/ru/faq'],
  ['SellOnMuddatPage', '/ru/sell-on-muddat'],
  ['InstallmentTerms', '/ru/installment-terms'],
] as const;

test('every page name of a public page leads to that page, which is there, and carries its query', async ({ request, stack }) => {
  for (const [name, path] of PUBLIC_NAMES) {
    const answer = await request.get(`/${name}?utm_source=sms`);
    expect([name, answer.status(), answer.url()]).toEqual([name, 200, `${stack.url}${path}?utm_source=sms`]);
  }
  const main = await request.get('/MainPage');
  expect([main.status(), main.url()]).toEqual([200, `${stack.url}/ru/sign-up`]);
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
