import { unfoldFooter } from '../../src/footer.ts';
import { openHydrated } from '../../src/open-page.ts';
import { expect, test } from '../../src/test.ts';

test('[S7-19] /build-metadata.json is served, and a link fetches a page payload instead of a document', async ({ page, request }) => {
  const metadata: unknown = await (await request.get('/build-metadata.json')).json();
  expect(metadata).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), timestamp: expect.any(Number) });
  expect(await (await request.get('/latest-build.json')).json()).toEqual(metadata);

  const asked: { kind: string; path: string }[] = [];
  page.on('request', (sent) => asked.push({ kind: sent.resourceType(), path: new URL(sent.url()).pathname }));
  await openHydrated(page, '/ru');
  await unfoldFooter(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Публичная оферта' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /оферта/i })).toBeVisible();
  expect(asked.filter(({ kind }) => kind === 'document').map(({ path }) => path)).toEqual(['/ru']);
  expect(asked.filter(({ path }) => path.startsWith('/payload/') && path.includes('public-offer'))).not.toEqual([]);
});
