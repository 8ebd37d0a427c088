import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBackend } from './testing/backend.ts';
import { buildSite } from './testing/build-site.ts';

const BUILD_TIMEOUT_MS = 180_000;
let backend: Awaited<ReturnType<typeof startBackend>>;
let built: Awaited<ReturnType<typeof buildSite>>;

beforeAll(async () => {
  [backend, built] = await Promise.all([startBackend(), buildSite()]);
}, BUILD_TIMEOUT_MS);
afterAll(async () => {
  await backend?.close();
  built?.remove();
});
afterEach(() => backend.heal());

const inputFor = (locale: 'ru' | 'uz', path = '') => ({
  url: `/${locale}${path}`,
  locale,
  origin: 'https://muddat.example',
  api: { baseUrls: backend.baseUrls, getAccessToken: async () => 'guest-token' },
  requestId: 'test',
});
const render = (locale: 'ru' | 'uz', path?: string) => built.site.render(inputFor(locale, path));
const renderError = (failure: { status: number; message: string; path: string }, locale: 'ru' | 'uz' = 'ru') =>
  built.site.renderError({ ...inputFor(locale), ...failure });
const head = (html: string) => html.slice(0, html.indexOf('</head>'));
/** What a reader sees: no tags, no scripts. */
const words = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the home page', () => {
  test.each([
    ['ru', 'Покупайте сейчас', 'заказов в день', 'Все магазины · 64', 'до\u00a024\u00a0мес', 'Частые вопросы'],
    ['uz', 'Hozir xarid qiling', 'ta buyurtma har kuni', 'Barcha doʻkonlar · 64', '24\u00a0oygacha', 'Koʻp soʻraladigan savollar'],
  ] as const)('[S2-01] in %s: the main banner and the builder’s blocks, the partners of the marketplace', async (locale, ...texts) => {
    const { status, html } = await render(locale);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${locale}">`);
    for (const text of texts) expect(words(html)).toContain(text.replaceAll('\u00a0', ' '));
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  test('in Uzbek with Cyrillic letters says what the Latin one says, names of stores and of the product as they are', async () => {
    const { html } = await built.site.render({ ...inputFor('uz'), alphabet: 'cyrl' });
    expect(html).toContain('<html lang="uz-Cyrl">');
    for (const text of [
      'Ҳозир харид қилинг',
      'та буюртма ҳар куни',
      'Барча дўконлар · 64',
      '24 ойгача',
      'Кўп сўраладиган саволлар',
      'Orzu Texnika',
    ]) {
      expect(words(html)).toContain(text);
    }
    expect(head(html)).toContain('<title>Muddat — қисм-қисм тўланг</title>');
    expect(head(html).match(/as="font"/g)).toHaveLength(3);
    expect(words(html)).not.toMatch(/soʻm|boʻlib|toʻlov/);
    expect(html).toMatch(/modulepreload" href="[^"]*uz-Cyrl-[^"]*\.js/);
  });

  test('is drawn with content of organization 2 as a guest, and asks for each thing one time', async () => {
    backend.calls.length = 0;
    await render('uz');
    expect(backend.calls.map(({ url }) => url)).toEqual(['/builder/v1/get?organization=2']);
    for (const { headers } of backend.calls)
      expect(headers).toMatchObject({ authorization: 'Bearer guest-token', 'accept-language': 'oz', clientmodel: 'web' });
    expect(backend.calls.find(({ url }) => url.startsWith('/builder'))?.headers).toMatchObject({ organization: '2' });
  });

  test('links only to pages that are there: a page that is not built yet is a place on the home page, or no link', async () => {
    const { html } = await render('ru');
    const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(
      new Set([
        '#main',
        '/ru',
        '/uz',
        '/uz?alphabet=cyrl',
        '/ru#partners',
        '/ru#how-it-works',
        '/ru#faq',
        '/ru#contact',
        '/ru/sign-up',
        '/ru/public-offer',
        '/ru/privacy-policy',
        'tel:+998712000000',
      ]),
    );
    expect(html).not.toContain('Для продавцов</');
  });

  test('shows the true price of the example: monthly, mark-up in so’m and percent, yearly rate, total, first payment', async () => {
    const text = words((await render('ru')).html);
    for (const part of [
      '508 000',
      '4 800 000 сум',
      '1 296 000 сум · 27 %',
      'Годовая ставка',
      '6 096 000 сум',
      'Первый платёж',
      'Это пример.',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    }
  });

  test('has its title, description, one address, the other language and what messengers show', async () => {
    const { html } = await render('uz');
    for (const tag of [
      '<title>Muddat — qism-qism toʻlang</title>',
      '<meta name="description" content="15 milliongacha muddatli toʻlov"/>',
      '<link rel="canonical" href="https://muddat.example/uz"/>',
      '<link rel="alternate" hrefLang="ru" href="https://muddat.example/ru"/>',
      '<link rel="alternate" hrefLang="uz" href="https://muddat.example/uz"/>',
      '<link rel="alternate" hrefLang="x-default" href="https://muddat.example/ru"/>',
      '<meta property="og:title" content="Muddat — qism-qism toʻlang"/>',
      '<meta property="og:locale" content="uz_UZ"/>',
      '<link rel="icon" type="image/svg+xml" href="/favicon.svg"/>',
    ]) {
      expect(head(html)).toContain(tag);
    }
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(html.match(/name="theme-color"/g)).toHaveLength(2);
    expect(existsSync(join(built.client, 'favicon.svg'))).toBe(true);
  });

  test('carries its styles, and asks at once for every script of its first view and the reader’s language only', async () => {
    const { html, styleHashes } = await render('ru');
    const preloads = [...head(html).matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(preloads.filter((href) => /HomePage/.test(href))).toHaveLength(1);
    expect(preloads.filter((href) => /\/ru-/.test(href))).toHaveLength(1);
    expect(preloads.filter((href) => /\/uz-|TextPage/.test(href))).toEqual([]);
    for (const href of preloads) expect(existsSync(join(built.client, href)), href).toBe(true);
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html).not.toMatch(/\sstyle="/);
    expect(styleHashes.length).toBeGreaterThan(0);
  });

  test('stands without the builder, with the stores of the marketplace, and asks not to be kept', async () => {
    backend.fail('/v1/get');
    const { status, html, headers } = await render('ru');
    expect(status).toBe(200);
    expect(words(html)).toContain('Страница загрузилась не целиком');
    expect(words(html)).toContain('Orzu Texnika');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(headers['cache-control']).toBe('no-store');
    backend.heal();
    expect((await render('ru')).headers['cache-control']).toBeUndefined();
  });
});

describe('a page of text', () => {
  test('has its version, its sections and a list of them', async () => {
    const { status, html } = await render('ru', '/public-offer');
    expect(status).toBe(200);
    expect(head(html)).toContain('<title>Публичная оферта — Muddat</title>');
    expect(head(html)).toContain('<link rel="canonical" href="https://muddat.example/ru/public-offer"/>');
    expect(words(html)).toMatch(/Редакция 3\.1 от 1 сентября 2026/);
    expect(html).toContain('href="#terms"');
    expect(html).toContain('<section id="terms"');
  });

  test('that the backend does not have is a 404', async () => {
    const { status, html } = await render('ru', '/privacy-policy');
    expect(status).toBe(404);
    expect(words(html)).toContain('Ой! Мы не можем найти эту страницу.');
    expect(words(html)).toContain('Page not found: /ru/privacy-policy');
    expect(head(html)).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('the error page', () => {
  test.each([
    ['ru', 'Ой! Мы не можем найти эту страницу.', 'На главную'],
    ['uz', 'Voy! Bu sahifani topa olmadik.', 'Bosh sahifaga'],
  ] as const)('[S2-34][S8-10] for 404 in %s: title, text, the path and a button home', async (locale, title, button) => {
    const path = `/${locale}/нет`;
    const { status, html } = await renderError({ status: 404, message: `Page Not Found: ${path}`, path: encodeURI(path) }, locale);
    expect(status).toBe(404);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(words(html)).toContain(`Page not found: ${path}`);
    expect(html).toMatch(new RegExp(`<a href="/${locale}"[^>]*>(<span[^>]*>)?${button}<`));
  });

  test.each([
    [500, 'что угодно', 'Network Error'],
    [502, 'Сервис временно недоступен', 'Сервис временно недоступен'],
    [503, '', 'Не получилось открыть страницу'],
  ])('[S8-05] for %i: the status message %j or a default title, the code, a text and a button home', async (code, message, title) => {
    const { status, html } = await renderError({ status: code, message, path: '/ru' });
    expect(status).toBe(code);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(words(html)).toContain('Что-то пошло не так, пожалуйста, повторите попытку');
    expect(words(html)).toMatch(new RegExp(` ${code} `));
    expect(words(html)).toContain('На главную');
    // The same address once more, without naming it: nothing of what was asked for can lead elsewhere.
    expect(html).toMatch(/<a href=""[^>]*>.*Повторить/);
  });

  test('is where a page ends whose data cannot be had: with the backend’s status and sentence, and no script', async () => {
    backend.fail('/v1/get');
    const { status, html } = await render('uz', '/p/spring');
    expect(status).toBe(503);
    expect(html).toMatch(/<h1[^>]*>Нет связи<\/h1>/);
    expect(words(html)).toContain('Bosh sahifaga');
    expect(html).not.toContain('<script');
  });

  test.each([
    ['a backend that cannot be reached', 'http://127.0.0.1:9', 502],
    ['an address that is none', 'nonsense', 500],
  ])('is where a page ends for %s', async (_name, base, expected) => {
    const input = inputFor('ru', '/p/spring');
    const { status, html } = await built.site.render({
      ...input,
      api: { ...input.api, baseUrls: { ...input.api.baseUrls, builder: base } },
    });
    expect(status).toBe(expected);
    expect(words(html)).toContain('На главную');
  });

  test('loads no script and asks no backend', async () => {
    backend.calls.length = 0;
    const { html, scriptHashes } = await renderError({ status: 500, message: '', path: '/ru' });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('modulepreload');
    expect(scriptHashes).toEqual([]);
    expect(backend.calls).toEqual([]);
  });

  test('shows a path as text, whatever stands in it', async () => {
    const { html } = await renderError({ status: 404, message: '', path: '/ru/<script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;');
  });

  test('[S2-32] carries the campaign that brought the reader along its links, without a script', async () => {
    const { html } = await built.site.renderError({ ...inputFor('ru', '?utm_source=tg&other=1'), status: 404, message: '', path: '/ru/x' });
    expect(html).toContain('href="/ru?utm_source=tg"');
    expect(html).toContain('href="/ru/sign-up?utm_source=tg"');
    expect(html).not.toMatch(/href="tel:[^"]*utm_/);
  });

  test('leads to itself in the other language by the path that was asked for', async () => {
    const { html } = await renderError({ status: 404, message: '', path: '/ru/old/page' });
    expect(html).toContain('href="/uz/old/page"');
  });
});

/** The budgets of the home page (decision of issue Foundation): brotli bytes. */
describe('budgets of the home page', () => {
  const JS_BUDGET_BYTES = 135_000;
  const ALL_BUDGET_BYTES = 250_000;

  test('first-load JavaScript and all bytes stay within them', async () => {
    const { html } = await render('ru');
    const packed = (href: string) =>
      readFileSync(join(built.client, existsSync(join(built.client, `${href}.br`)) ? `${href}.br` : href)).length;
    const scripts = [...head(html).matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    const others = [...head(html).matchAll(/<link rel="(?:preload|icon)"[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    const js = scripts.reduce((sum, href) => sum + packed(href), 0);
    const { brotliCompressSync } = await import('node:zlib');
    const all = js + others.reduce((sum, href) => sum + packed(href), 0) + brotliCompressSync(html).length;
    expect(js).toBeGreaterThan(50_000);
    expect(js).toBeLessThanOrEqual(JS_BUDGET_BYTES);
    expect(all).toBeLessThanOrEqual(ALL_BUDGET_BYTES);
  });
});

test("a language's own file has every message that the site's scripts say, and leaves out what the kit says elsewhere", () => {
  const folder = join(built.client, 'assets', 'site');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const isWords = (file: string) => /^(?:ru|uz|uz-Cyrl)-[\w-]{8}\.js$/.test(file);
  const said = scripts
    .filter((file) => !isWords(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bid:[`"']([\w+/-]{6})[`"']/g)].map(([, id]) => id))
    // The id of a page, in the map of routes.
    .filter((id) => id !== 'orders');
  expect(new Set(said).size).toBeGreaterThan(30);
  const words = scripts.filter(isWords);
  expect(words).toHaveLength(3);
  for (const file of words) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(said.filter((id) => !text.includes(`"${id}":[`))).toEqual([]);
    expect(text).not.toMatch(/Bank kartalarini olishda|при получении банковских|Банк карталарини/);
  }
});
