import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

test('missing pages of a language are rendered once, and each names its own decoded path', async () => {
  const paths = ['/ru/none', '/ru/none/%D1%88', '/ru/$&', '/ru/%E0%A4%A'];
  const texts: string[] = [];
  for (const path of paths) texts.push((await gateway.browser().get(path)).text);
  expect(texts.map((text) => /Page not found ([^<]*)</.exec(text)?.[1])).toEqual(['/ru/none', '/ru/none/ш', '/ru/$&#38;', '/ru/%E0%A4%A']);
  expect(gateway.site.errors).toBe(1);
});

test('an error page in the theme of its reader also names the path', async () => {
  for (const path of ['/uz/one', '/uz/two']) {
    const { text } = await gateway.browser().get(path, { cookie: 'theme=dark' });
    expect(text).toContain(`Page not found ${path}<`);
    expect(text).toContain('data-theme="dark"');
  }
});

test('each campaign has its own error page, since its links keep the campaign', async () => {
  const before = gateway.site.errors;
  for (const query of ['?utm_source=a', '?utm_source=a&other=1', '?utm_source=b']) await gateway.browser().get(`/ru/none${query}`);
  expect(gateway.site.errors - before).toBe(2);
});
