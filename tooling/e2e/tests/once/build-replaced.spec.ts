import { ROUTES } from '@muddat/routing';
import { startSeparateSite } from '../../src/separate-site.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

/** Public pages without a record id in their path. Pages of records are covered by the lists that link to them. */
const FIXED = ROUTES.filter(({ owner, path, status }) => owner === 'public-site' && status === 'live' && !path.includes('{'));

test('the gateway renders further pages after the files of its server build are removed', EXHAUSTIVE_TEST, async ({ stack }) => {
  const site = await startSeparateSite(stack);
  try {
    site.removeServerFiles();
    const got: [string, number][] = [];
    for (const { path } of FIXED)
      for (const locale of ['ru', 'uz']) {
        const address = path === '' ? `/${locale}` : `/${locale}/${path}`;
        got.push([address, (await fetch(`${site.url}${address}`)).status]);
      }
    const found = await (await fetch(`${site.url}/ru/search?q=televizor&kind=product`)).text();
    const [, product = 'none'] = /href="(\/ru\/product\/[^"?]+)/.exec(found) ?? [];
    for (const address of [product, `/payload${product}.json`]) got.push([address, (await fetch(`${site.url}${address}`)).status]);
    expect(got.length).toBeGreaterThan(20);
    expect(got.filter(([, status]) => status !== 200)).toEqual([]);
    const lost = await fetch(`${site.url}/ru/nothing-here`);
    expect([lost.status, (await lost.text()).includes('<html lang="ru"')]).toEqual([404, true]);
  } finally {
    await site.stop();
  }
});
