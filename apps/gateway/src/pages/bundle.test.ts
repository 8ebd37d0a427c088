import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadPublicSite, type RenderInput } from './bundle.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** A build whose pages are parts of their own, as a bundler cuts them: asked for with the first page of their kind. */
function writeBuild(name: string, late = `export const html = '${name}';`): void {
  mkdirSync(join(dist, 'server', 'assets', 'site'), { recursive: true });
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dist, 'server', 'assets', 'site', 'late.js'), late);
  writeFileSync(join(dist, 'server', 'assets', 'site', 'late.css'), 'not a script');
  writeFileSync(
    join(dist, 'server', 'entry-server.js'),
    `const page = async () => ({ status: 200, headers: {}, html: (await import('./assets/site/late.js')).html, scriptHashes: [], styleHashes: [] });
     export const render = page;
     export const renderError = page;
     export const loadPage = async () => ({ status: 200, payload: await page() });`,
  );
}

const INPUT: RenderInput = {
  url: '/ru',
  locale: 'ru',
  alphabet: 'latn',
  origin: 'https://muddat.uz',
  api: { baseUrls: { auth: '', installment: '', mobile: '', builder: '', billing: '' }, getAccessToken: async () => null },
  requestId: 'r',
  build: 'b',
};

test('a page that nobody asked for yet is of the build that was started, though another one lies there by now', async () => {
  writeBuild('the first build');
  const site = await loadPublicSite(dist);
  writeBuild('the second build');
  expect((await site.render(INPUT)).html).toBe('the first build');
});

test('a page that nobody asked for yet needs no file of the build once the gateway stands', async () => {
  writeBuild('whole');
  const site = await loadPublicSite(dist);
  rmSync(dist, { recursive: true });
  expect((await site.render(INPUT)).html).toBe('whole');
  expect((await site.renderError({ ...INPUT, status: 500, message: '', path: '/ru' })).html).toBe('whole');
});

test('a build with a part that cannot be run is refused at the start, by the name of that part', async () => {
  writeBuild('broken', 'export const html = nothingOfThatName;');
  await expect(loadPublicSite(dist)).rejects.toThrow(/assets.site.late\.js.*build public-site again/);
});
