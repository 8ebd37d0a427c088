import { describe, expect, test } from 'vitest';
import { serializeOperator } from '../../app/context.ts';
import { OPERATOR } from '../operator.ts';
import { extractHead, visibleText } from './read-html.ts';
import type { GetRenderFixture } from './render-fixture.ts';

/** Tests of text pages as the server renders them. */
export function describeTextPages(ground: GetRenderFixture): void {
  describe('a text page', () => {
    test('has title, canonical address, version with date, and a contents list that links to its chapters', async () => {
      const { status, html } = await ground().render('ru', '/public-offer');
      expect(status).toBe(200);
      expect(extractHead(html)).toContain('<title>Публичная оферта — Muddat</title>');
      expect(extractHead(html)).toContain('<link rel="canonical" href="https://muddat.example/ru/public-offer"/>');
      expect(visibleText(html)).toMatch(/Редакция 3\.1 от 1 сентября 2026/);
      expect(html).toContain('href="#terms"');
      expect(html).toContain('<section id="terms"');
    });

    test('of the offer names the operator at its top, in the footer and in the data for the browser', async () => {
      const { html } = await ground().render('ru', '/public-offer');
      expect(visibleText(html)).toContain(`Оператор Muddat: ${OPERATOR.name}`);
      expect(visibleText(html)).toContain(`© Muddat, ${OPERATOR.name}`);
      expect(html).toContain(`data-operator="${serializeOperator(OPERATOR)}"`);
    });

    test('that the backend does not have is a 404, not indexed and without scripts', async () => {
      const { status, html } = await ground().render('ru', '/privacy-policy');
      expect(status).toBe(404);
      expect(visibleText(html)).toContain('Ой! Мы не можем найти эту страницу.');
      expect(visibleText(html)).not.toContain('privacy-policy');
      expect(extractHead(html)).toContain('<meta name="robots" content="noindex"/>');
      // The page must not be hydrated: the client would render another page than the server did.
      expect(html).not.toMatch(/<script[^>]*src/);
    });
  });
}
