import { openListening } from '../../src/open-page.ts';
import { startGatewayBeside } from '../../src/stack.ts';
import { expect, REFUSED, test } from '../../src/test.ts';

const RECAPTCHA = 'http://127.0.0.1:9/recaptcha';

test('[S7-19] the files of the build, payloads in place of documents, and a bot-protection script only where it is enabled, with its key', async ({
  browser,
  page,
  labels,
  request,
  stack,
  quiet,
}) => {
  quiet.expects(REFUSED);
  const metadata: unknown = await (await request.get('/build-metadata.json')).json();
  expect(metadata).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), timestamp: expect.any(Number) });
  expect(await (await request.get('/latest-build.json')).json()).toEqual(metadata);

  const asked: { kind: string; path: string }[] = [];
  page.on('request', (sent) => asked.push({ kind: sent.resourceType(), path: new URL(sent.url()).pathname }));
  await openListening(page, '/ru');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Публичная оферта' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /оферта/i })).toBeVisible();
  expect(asked.filter(({ kind }) => kind === 'document').map(({ path }) => path)).toEqual(['/ru']);
  expect(asked.filter(({ path }) => path.startsWith('/payload/') && path.includes('public-offer'))).not.toEqual([]);

  for (const mode of ['off', 'recaptcha-v3'] as const) {
    const settings = { BOT_SITE_KEY: 'site-key', BOT_SECRET_KEY: 'secret-key', BOT_RECAPTCHA_URL: RECAPTCHA };
    const gateway = await startGatewayBeside(stack, { BOT_PROTECTION: mode, ...(mode === 'off' ? {} : settings) });
    const visitor = await browser.newPage({ baseURL: gateway.url });
    try {
      const scripts: string[] = [];
      await visitor.route(`${RECAPTCHA}/**`, async (route) => {
        scripts.push(route.request().url());
        await route.fulfill({
          contentType: 'text/javascript',
          body: `window.grecaptcha = { ready: (done) => setTimeout(done, 0), execute: async () => 'token' };`,
        });
      });
      await visitor.goto('/ru/sign-up');
      await expect(visitor.getByRole('button', { name: labels.getCode })).toBeEnabled();
      const sent = mode === 'off' ? visitor.waitForRequest((ask) => ask.url().endsWith('/api/auth/send-code')) : null;
      await visitor.getByLabel(labels.phone).fill('900000001');
      await visitor.getByRole('button', { name: labels.getCode }).click();
      await sent;
      await expect.poll(() => scripts).toEqual(mode === 'off' ? [] : [`${RECAPTCHA}/api.js?render=site-key`]);
    } finally {
      await visitor.close();
      await gateway.stop();
    }
  }
});
