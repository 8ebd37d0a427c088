import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute } from '@muddat/routing';
import { describe, expect, test } from 'vitest';
import { extractHead, findStarterScripts, visibleText } from './read-html.ts';
import type { GetRenderFixture } from './render-fixture.ts';

/** Tests of the home page as the server renders it. */
export function describeHomePage(ground: GetRenderFixture): void {
  describe('the home page', () => {
    test.each([
      ['ru', 'Покупайте сейчас', 'заказов в день', 'Все магазины · 64', 'до\u00a024\u00a0мес.', 'Частые вопросы'],
      ['uz', 'Hozir xarid qiling', 'kunlik buyurtma', 'Barcha doʻkonlar · 64', '24\u00a0oygacha', 'Koʻp soʻraladigan savollar'],
    ] as const)('[S2-01] in %s shows the main banner, the blocks of the builder and the partner stores', async (locale, ...texts) => {
      const { status, html } = await ground().render(locale);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${locale}" `);
      for (const text of texts) expect(visibleText(html)).toContain(text.replaceAll('\u00a0', ' '));
      expect(html.match(/<h1\b/g)).toHaveLength(1);
    });

    test('in Cyrillic Uzbek transliterates all texts, but not names of stores and of the product', async () => {
      const { html } = await ground().built.site.render({ ...ground().inputFor('uz'), alphabet: 'cyrl' });
      expect(html).toContain('<html lang="uz-Cyrl" ');
      for (const text of [
        'Ҳозир харид қилинг',
        'кунлик буюртма',
        'Барча дўконлар · 64',
        '24 ойгача',
        'Кўп сўраладиган саволлар',
        'Orzu Texnika',
      ]) {
        expect(visibleText(html)).toContain(text);
      }
      expect(extractHead(html)).toContain('<title>Muddat — қисм-қисм тўланг</title>');
      // A preloaded font would delay the text.
      expect(extractHead(html)).not.toContain('as="font"');
      expect(visibleText(html)).not.toMatch(/soʻm|boʻlib|toʻlov/);
      expect(findStarterScripts(html).filter((href) => href.includes('/uz-cyrl-'))).toHaveLength(1);
    });

    test('makes a single request, as a guest, for the content of organization 2', async () => {
      ground().backend.calls.length = 0;
      await ground().render('uz');
      expect(ground().backend.calls.map(({ url }) => url)).toEqual(['/builder/v1/get?organization=2']);
      for (const { headers } of ground().backend.calls)
        expect(headers).toMatchObject({ authorization: 'Bearer guest-token', 'accept-language': 'oz', clientmodel: 'web' });
      expect(ground().backend.calls.find(({ url }) => url.startsWith('/builder'))?.headers).toMatchObject({ organization: '2' });
    });

    test('links only to live pages', async () => {
      const { html } = await ground().render('ru');
      const links = new Set([...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href));
      expect(links).toContain('/ru/sign-up');
      for (const href of links) {
        if (href === '' || /^(?:#|tel:|https:)/.test(href)) continue;
        expect(matchRoute(href.replace(/[?#].*$/, ''))?.route.status, href).toBe('live');
      }
    });

    test('shows the true price of the example: monthly, mark-up in so’m and percent, yearly rate, total, first payment', async () => {
      const text = visibleText((await ground().render('ru')).html);
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

    test('has title, description, canonical and alternate addresses and Open Graph tags', async () => {
      const { html } = await ground().render('uz');
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
        expect(extractHead(html)).toContain(tag);
      }
      expect(html.match(/rel="canonical"/g)).toHaveLength(1);
      expect(html.match(/name="theme-color"/g)).toHaveLength(2);
      expect(existsSync(join(ground().built.client, 'favicon.svg'))).toBe(true);
    });

    test('without the builder shows the stores of the marketplace and is not cached', async () => {
      ground().backend.fail('/v1/get');
      const { status, html, headers } = await ground().render('ru');
      expect(status).toBe(200);
      expect(visibleText(html)).toContain('Страница загрузилась не целиком');
      expect(visibleText(html)).toContain('Orzu Texnika');
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(headers['cache-control']).toBe('no-store');
      ground().backend.heal();
      expect((await ground().render('ru')).headers['cache-control']).toBeUndefined();
    });
  });
}
