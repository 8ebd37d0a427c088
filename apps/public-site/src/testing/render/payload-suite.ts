import { describe, expect, test } from 'vitest';
import { extractHead } from './read-html.ts';
import type { GetRenderFixture } from './render-fixture.ts';

/** Tests of the payload, which the browser fetches instead of a document. */
export function describePayloads(ground: GetRenderFixture): void {
  describe('the page payload', () => {
    test('is the same in a document as on its own, with data, head, query and day', async () => {
      const { payload } = await ground().render('ru', '/public-offer');
      expect(payload).toMatchObject({
        data: { title: 'Публичная оферта', version: '3.1' },
        head: { title: 'Публичная оферта — Muddat', description: 'Условия рассрочки.' },
        query: '',
        today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      expect(await ground().loadPage('ru', '/public-offer')).toEqual({ status: 200, payload });
      expect(JSON.parse(JSON.stringify(payload))).toEqual(payload);
    });

    test('has a note about demo data in the language of the reader, in demo mode only', async () => {
      const sentenceOf = async (locale: 'ru' | 'uz', alphabet: 'latn' | 'cyrl', demo: boolean) =>
        (await ground().built.site.loadPage({ ...ground().inputFor(locale, '/public-offer'), alphabet, demo })).payload?.demo;
      expect(await sentenceOf('ru', 'latn', true)).toBe('Демонстрационные данные: магазины, отзывы, клиенты, реквизиты и цифры вымышлены.');
      expect(await sentenceOf('uz', 'latn', true)).toBe(
        'Namunaviy maʼlumotlar: doʻkonlar, sharhlar, mijozlar, rekvizitlar va raqamlar oʻylab topilgan.',
      );
      expect(await sentenceOf('uz', 'cyrl', true)).toBe(
        'Намунавий маълумотлар: дўконлар, шарҳлар, мижозлар, реквизитлар ва рақамлар ўйлаб топилган.',
      );
      expect(await sentenceOf('ru', 'latn', false)).toBeUndefined();
      const { payload } = await ground().built.site.render({ ...ground().inputFor('ru', '/public-offer'), demo: true });
      expect(payload?.demo).toBe(await sentenceOf('ru', 'latn', true));
    });

    test('has no structured data, which the document has once', async () => {
      const { html, payload } = await ground().render('ru');
      expect(html.match(/@context/g)).toHaveLength(1);
      expect(html).toMatch(/<script type="application\/ld\+json">[^<]*"@type":"Organization"/);
      expect(JSON.stringify([payload, await ground().loadPage('ru')])).not.toContain('@context');
    });

    test('is in the alphabet of the reader', async () => {
      const { payload } = await ground().built.site.loadPage({ ...ground().inputFor('uz'), alphabet: 'cyrl' });
      expect(payload?.head.title).toBe('Muddat — қисм-қисм тўланг');
      expect(JSON.stringify(payload?.data)).toContain('Ҳозир харид қилинг');
      expect(JSON.stringify(payload?.data)).toContain('Orzu Texnika');
    });

    test.each([
      ['a page that the backend does not have', '/privacy-policy'],
      ['a path that is not a page', '/no/such/page'],
      ['a page of the cabinet', '/main-page'],
    ])('is a 404 for %s', async (_name, path) => {
      expect(await ground().loadPage('ru', path)).toEqual({ status: 404 });
    });

    test('of a failed backend has its status and message; the document has the same status', async () => {
      ground().backend.fail('/v2/pages');
      const [alone, document] = [await ground().loadPage('ru', '/public-offer'), await ground().render('ru', '/public-offer')];
      expect(alone).toEqual({ status: 503, message: 'Нет связи' });
      expect([document.status, document.payload]).toEqual([503, undefined]);
    });

    test.each([
      ['latn', 'Aloqa yoʻq'],
      ['cyrl', 'Алоқа йўқ'],
    ] as const)('of a failed backend has its message in the alphabet of the reader: %s', async (alphabet, message) => {
      ground().backend.fail('/v2/pages');
      const input = { ...ground().inputFor('uz'), url: '/uz/public-offer', alphabet };
      expect(await ground().built.site.loadPage(input)).toEqual({ status: 503, message });
    });

    test('is marked as not cacheable if a section of the page is missing', async () => {
      ground().backend.fail('/v1/get');
      expect((await ground().loadPage('ru')).payload?.keep).toBe(false);
      ground().backend.heal();
      expect((await ground().loadPage('ru')).payload?.keep).toBeUndefined();
    });

    test('belongs to a document whose root element has build id, page and operator', async () => {
      const { html } = await ground().built.site.render({ ...ground().inputFor('ru'), build: 'b'.repeat(16) });
      expect(html).toContain(`<html lang="ru" data-build="${'b'.repeat(16)}" data-page=`);
      const { html: own } = await ground().render('ru');
      expect(own).toMatch(/<html lang="ru" data-build="[0-9a-f]{16}" data-page="[^"]+" data-operator="[^"]+">/);
    });

    test('needs no hash: the document has one for each inline script, and all data blocks are JSON-LD', async () => {
      const { html, scriptHashes } = await ground().render('ru');
      const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes = '']) => attributes);
      const run = inline.filter((attributes) => !/type="application\/(?:ld\+)?json"/.test(attributes));
      expect(run.length).toBeGreaterThan(0);
      expect(scriptHashes.length).toBe(run.length);
      expect(extractHead(html).match(/<script type="application\/ld\+json">[^<]*<\/script>/g)?.length ?? 0).toBe(
        inline.length - run.length,
      );
    });
  });
}
