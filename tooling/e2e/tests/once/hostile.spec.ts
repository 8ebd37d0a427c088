import { upstreamsOf } from '@muddat/sdk/gateway';
import type { Page } from '@playwright/test';
import { DILNOZA } from '../../src/customer.ts';
import { HOSTILE_TEXT, startHostileBackend } from '../../src/hostile-backend.ts';
import { openHydrated } from '../../src/open-page.ts';
import { waitUntilLoaded } from '../../src/pictures/steps.ts';
import { startSecondGateway } from '../../src/stack.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

/** The marker that a hostile text sets if it is executed. */
const readXssMarker = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, '__xss'));

test('on public, sign-in, 404 and cabinet pages the browser refuses to turn a text into markup or script', async ({
  customer,
  page,
  quiet,
}) => {
  quiet.expects(
    /requires 'TrustedHTML' assignment|requires 'TrustedScript(URL)?' assignment|Trusted Types|TrustedTypePolicy|Creating a TrustedTypePolicy/,
  );
  const tried = () =>
    page.evaluate(() => {
      const attempt = (act: () => unknown): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      };
      return [
        attempt(() => document.createElement('div').setHTMLUnsafe('<b>1</b>')),
        attempt(() => Object.assign(document.createElement('div'), { innerHTML: '<b>1</b>' })),
        attempt(() => Object.assign(document.createElement('script'), { src: '/x.js' })),
        attempt(() => Object.assign(document.createElement('script'), { textContent: '1' })),
        attempt(() => document.createRange().createContextualFragment('<b>1</b>')),
        attempt(() => new DOMParser().parseFromString('<b>1</b>', 'text/html')),
        attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('evil', {})),
      ];
    });
  for (const path of ['', '/public-offer', '/sign-up', '/nothing']) {
    if (path === '/nothing') quiet.expects(/status of 404/);
    await customer.open(path);
    expect([path, await tried()]).toEqual([path, Array(7).fill('refused')]);
  }
  await customer.signIn();
  await customer.openMainPage();
  expect(await tried()).toEqual(Array(7).fill('refused'));
});

test(
  'hostile texts and addresses from the backend are shown as text, and no script runs',
  EXHAUSTIVE_TEST,
  async ({ page, stack, labels, quiet }) => {
    // The browser logs each image or link whose script address it refuses.
    quiet.expects(/javascript:|Failed to load resource|Content Security Policy|Hydration|hydrat/i);
    const backend = await startHostileBackend(stack.sandbox.url);
    const gateway = await startSecondGateway(stack, { BOT_PROTECTION: 'off', ...upstreamsOf(backend.url) });
    const shown: string[] = [];
    const look = async (path: string) => {
      expect([path, await readXssMarker(page)]).toEqual([path, undefined]);
      const scripts = await page.evaluate(() =>
        [...document.querySelectorAll('a[href], form[action], iframe, img[onerror], svg[onload]')]
          .flatMap((element) => [
            element.getAttribute('href'),
            element.getAttribute('action'),
            element.getAttribute('onerror'),
            element.getAttribute('onload'),
          ])
          .filter((value) => value?.includes('__xss')),
      );
      // React replaces an address that would run a script with a script address of its own, which only throws an error.
      expect([path, scripts.filter((value) => !value?.includes('React has blocked'))]).toEqual([path, []]);
      if ((await page.getByText(HOSTILE_TEXT.slice(0, 30)).count()) > 0) shown.push(path);
    };
    try {
      for (const path of ['/ru', '/uz', '/ru/public-offer', '/ru/privacy-policy']) {
        await openHydrated(page, `${gateway.url}${path}`);
        await look(path);
      }
      await page.goto(`${gateway.url}/ru/nothing`);
      await look('/ru/nothing');
      await page.goto(`${gateway.url}/ru/sign-up`);
      await page.getByRole('button', { name: labels.byPassword }).click();
      await page.getByLabel(labels.phone).fill(DILNOZA.national);
      await page.getByLabel(labels.password, { exact: true }).fill(DILNOZA.password);
      await page.getByRole('button', { name: labels.signIn, exact: true }).click();
      await page.waitForURL(/main-page/);
      await waitUntilLoaded(page);
      await expect(page.getByText(HOSTILE_TEXT.slice(0, 30)).first()).toBeAttached();
      await look('/ru/main-page');
      const orders = await page.request.get(`${gateway.url}/api/installment/v3/user/orders/all`);
      const [, id = ''] = /"id":"?(\d{6})/.exec(await orders.text()) ?? [];
      expect(id).not.toBe('');
      for (const path of [`/ru/orders/${id}`, `/ru/orders/${id}/pay`]) {
        await page.goto(`${gateway.url}${path}`);
        await waitUntilLoaded(page);
        await look(path);
      }
    } finally {
      await gateway.stop();
      await backend.stop();
    }
    // Proves that hostile texts were displayed, on public pages and on a customer's.
    expect(shown).toEqual(expect.arrayContaining(['/ru', '/ru/main-page']));
  },
);
