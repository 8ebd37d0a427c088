import { describe, expect, test } from 'vitest';
import { visibleText } from './read-html.ts';
import type { GetRenderFixture } from './render-fixture.ts';

/** Tests of the error page as the server renders it. */
export function describeErrorPage(ground: GetRenderFixture): void {
  describe('the error page', () => {
    test.each([
      ['ru', 'Ой! Мы не можем найти эту страницу.', 'На главную'],
      ['uz', 'Voy! Bu sahifani topa olmadik.', 'Bosh sahifaga'],
    ] as const)(
      '[S2-34][S8-10] for 404 in %s has title, text, a message with the path, which is not shown, and a button home',
      async (locale, title, button) => {
        const path = `/${locale}/нет`;
        const { status, html } = await ground().renderError(
          { status: 404, message: `Page Not Found: ${path}`, path: encodeURI(path) },
          locale,
        );
        expect(status).toBe(404);
        expect(html).toContain(`<title>${title}</title>`);
        expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
        expect(html).toContain(`<data hidden="" value="Page not found: ${path}">`);
        expect(visibleText(html)).not.toContain(path);
        expect(html).toMatch(new RegExp(`<a href="/${locale}"[^>]*>(<span[^>]*>)?${button}<`));
      },
    );

    test.each([
      [500, 'что угодно', 'Network Error'],
      [502, 'Сервис временно недоступен', 'Сервис временно недоступен'],
      [503, '', 'Не удалось открыть страницу'],
    ])('[S8-05] for %i with the message %j has the title %j, the code, a text, a home button and a retry', async (code, message, title) => {
      const { status, html } = await ground().renderError({ status: code, message, path: '/ru' });
      expect(status).toBe(code);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(visibleText(html)).toContain('Что-то пошло не так, пожалуйста, повторите попытку');
      expect(visibleText(html)).toMatch(new RegExp(` ${code} `));
      expect(visibleText(html)).toContain('На главную');
      // The empty `href` requests the same address again. No part of the requested address is copied into a link, so it cannot lead
      // elsewhere.
      expect(html).toMatch(/<a href=""[^>]*>.*Повторить/);
    });

    test('is shown without scripts if the page data fail, with status and message of the backend', async () => {
      ground().backend.fail('/v1/get');
      const { status, html } = await ground().render('uz', '/p/spring');
      expect(status).toBe(503);
      expect(html).toMatch(/<h1[^>]*>Aloqa yoʻq<\/h1>/);
      expect(visibleText(html)).toContain('Bosh sahifaga');
      expect(html).not.toContain('<script');
    });

    test.each([
      ['a backend that cannot be reached', 'http://127.0.0.1:9', 502],
      ['an invalid backend address', 'nonsense', 500],
    ])('is shown with status $2 for %s', async (_name, base, expected) => {
      const input = ground().inputFor('ru', '/p/spring');
      const { status, html } = await ground().built.site.render({
        ...input,
        api: { ...input.api, baseUrls: { ...input.api.baseUrls, builder: base } },
      });
      expect(status).toBe(expected);
      expect(visibleText(html)).toContain('На главную');
    });

    test('loads no script and calls no backend', async () => {
      ground().backend.calls.length = 0;
      const { html, scriptHashes } = await ground().renderError({ status: 500, message: '', path: '/ru' });
      expect(html).not.toContain('<script');
      expect(html).not.toContain('modulepreload');
      // Without scripts the page never gets the whole style sheet, so it must have its own rules.
      expect(/<style data-tsr-inline-css[^>]*>([^<]*)/.exec(html)?.[1]).toMatch(/^(?!@used;).*\{.{5000}/s);
      expect(scriptHashes).toEqual([]);
      expect(ground().backend.calls).toEqual([]);
    });

    test('escapes HTML in the path', async () => {
      const { html } = await ground().renderError({ status: 404, message: '', path: '/ru/<script>alert(1)</script>' });
      expect(html).not.toContain('<script>alert');
      expect(html).toContain('&lt;script&gt;');
    });

    test('[S2-32] adds the UTM parameters of its address to its links without a script', async () => {
      const { html } = await ground().built.site.renderError({
        ...ground().inputFor('ru', '?utm_source=tg&other=1'),
        status: 404,
        message: '',
        path: '/ru/x',
      });
      expect(html).toContain('href="/ru?utm_source=tg"');
      expect(html).toContain('href="/ru/sign-up?utm_source=tg"');
      expect(html).not.toMatch(/href="tel:[^"]*utm_/);
    });

    test('links to the requested path in the other language', async () => {
      const { html } = await ground().renderError({ status: 404, message: '', path: '/ru/old/page' });
      expect(html).toContain('href="/uz/old/page"');
    });
  });
}
