import getPort from 'get-port';
import { DILNOZA } from '../../src/customer.ts';
import { startSecondGateway } from '../../src/stack.ts';
import { expect, test } from '../../src/test.ts';
import { startTlsProxy } from '../../src/tls-proxy.ts';

const HOST = 'portal.localhost';

test('over TLS the browser keeps the __Host- cookie, and a subdomain can neither replace it nor sign out', async ({
  browser,
  stack,
  labels,
}) => {
  const port = await getPort({ host: '127.0.0.1' });
  const site = `https://${HOST}:${port}`;
  const evil = `https://evil.${HOST}:${port}`;
  const gateway = await startSecondGateway(stack, { BOT_PROTECTION: 'off', PUBLIC_URL: site, TRUSTED_PROXIES: '127.0.0.1' });
  const front = await startTlsProxy(HOST, port, gateway.url);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = async () =>
    (await context.cookies(site))
      .filter(({ name }) => name.toLowerCase().startsWith('__host-muddat'))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  const loggedIn = () =>
    page.evaluate(async () => {
      const answer: unknown = await (await fetch('/api/auth/user')).json();
      return answer instanceof Object && 'loggedIn' in answer ? answer.loggedIn : null;
    });
  try {
    await page.goto(`${site}/ru/sign-up`);
    await page.getByRole('button', { name: labels.byPassword }).click();
    await page.getByLabel(labels.phone).fill(DILNOZA.national);
    await page.getByLabel(labels.password, { exact: true }).fill(DILNOZA.password);
    await page.getByRole('button', { name: labels.signIn, exact: true }).click();
    await page.waitForURL(/main-page/);
    const own = await session();
    // The session cookie, and the device cookie with its own limits.
    expect(own).toEqual(
      ['__Host-muddat', '__Host-muddat-device'].map((name) =>
        expect.objectContaining({ name, secure: true, httpOnly: true, sameSite: 'Lax', path: '/', domain: HOST }),
      ),
    );

    // A subdomain under foreign control: its page sets cookies for the whole site and posts a form to it.
    await page.route(`${evil}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" enctype="text/plain" action="${site}/api/auth/logout"><input name="{}" value=""><button>Prize</button></form>`,
      }),
    );
    await page.goto(`${evil}/`);
    await page.evaluate((domain) => {
      for (const name of ['__Host-muddat', '__host-muddat', '__Host-muddat-device', 'tossed']) {
        // biome-ignore lint/suspicious/noDocumentCookie: what an old script of somebody else would do
        document.cookie = `${name}=evil; Domain=${domain}; Path=/; Secure`;
      }
    }, HOST);
    const [answer] = await Promise.all([
      page.waitForResponse(`${site}/api/auth/logout`),
      page.getByRole('button', { name: 'Prize' }).click(),
    ]);
    expect(answer.status()).toBe(403);
    await page.goto(`${site}/ru/main-page`);
    // The cookie without the prefix was set, so the `__Host-` prefix is what blocked the others.
    expect((await context.cookies(site)).filter(({ name }) => name === 'tossed')).toHaveLength(1);
    expect((await session()).map(({ name, value }) => [name, value])).toEqual(own.map(({ name, value }) => [name, value]));
    expect(await loggedIn()).toBe(true);
  } finally {
    await context.close();
    await front.stop();
    await gateway.stop();
  }
});
