import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGateway } from '../app.ts';
import { parseConfig } from '../config/config.ts';
import { createBrowser } from '../testing/browser.ts';

const put = (folder: string, name: string, text: string): void => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};
const page = (text: string): string =>
  `const answer = (html: string, status = 200) => ({ status, headers: {}, html, scriptHashes: [], styleHashes: [] });
   export const render = async ({ url }: { url: string }) => answer('<p>${text} ' + url + '</p>');
   export const renderError = async ({ status }: { status: number }) => answer('<p>error</p>', status);
   export const loadPage = async () => ({ status: 404 });`;
const SHELLS = `export const renderShells = async () => ['ru', 'uz'].map((locale) => ({ file: 'sign-up.' + locale + '.html', html: '<p>sign in ' + locale + '</p>', scriptHashes: [], styleHashes: [] }));\nexport const renderPage = async () => null;`;

test('in development the gateway serves both apps from their sources, and shows a changed source without a restart', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gateway-dev-')));
  for (const app of ['public-site', 'cabinet']) {
    put(folder, `${app}/package.json`, '{"type":"module"}');
    put(folder, `${app}/vite.config.ts`, 'export default { logLevel: "silent" };');
    put(folder, `${app}/src/entry-client.tsx`, 'document.title = "client";');
  }
  put(folder, 'public-site/src/entry-server.tsx', page('first'));
  put(folder, 'cabinet/src/entry-server.tsx', SHELLS);
  const parsed = parseConfig({ MUDDAT_DEV: '1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }, folder);
  if (!parsed.ok) throw new Error(parsed.lines.join());
  const dist = { site: join(folder, 'public-site', 'dist'), cabinet: join(folder, 'cabinet', 'dist') };
  const { app } = await createGateway({ config: parsed.config, dist });
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const browser = createBrowser(origin);
    const first = await browser.get('/ru');
    expect([first.status, first.text]).toEqual([200, '<p>first /ru</p>']);
    expect(first.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    expect(first.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect((await browser.get('/uz/sign-up')).text).toBe('<p>sign in uz</p>');
    const module = await browser.get('/@dev/cabinet/src/entry-client.tsx');
    expect([module.headers['content-type'], module.text]).toEqual([
      expect.stringContaining('javascript'),
      expect.stringContaining('client'),
    ]);
    expect((await browser.get('/@dev/cabinet/nothing')).status).toBe(404);
    put(folder, 'public-site/src/entry-server.tsx', page('second'));
    await expect.poll(async () => (await browser.get('/ru')).text, { timeout: 10_000 }).toBe('<p>second /ru</p>');
    expect((await browser.get('/ru/nothing')).status).toBe(404);
    // An open page holds a connection for hot reload, for which the stop must not wait.
    const hotReload = new WebSocket(`${origin.replace('http', 'ws')}/@dev/cabinet/`, 'vite-hmr');
    await once(hotReload, 'open');
    await Promise.all([app.close(), once(hotReload, 'close')]);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
