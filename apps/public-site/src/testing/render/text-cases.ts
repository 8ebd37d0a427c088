import { describe, expect, test } from 'vitest';
import { writeOperator } from '../../app/context.ts';
import { OPERATOR } from '../operator.ts';
import type { GroundOf } from './ground.ts';
import { headOf, wordsOf } from './read-html.ts';

/** Tests of text pages as the server renders them. */
export function textCases(ground: GroundOf): void {
  describe('a page of text', () => {
    test('has its version, its sections and a list of them', async () => {
      const { status, html } = await ground().render('ru', '/public-offer');
      expect(status).toBe(200);
      expect(headOf(html)).toContain('<title>Публичная оферта — Muddat</title>');
      expect(headOf(html)).toContain('<link rel="canonical" href="https://muddat.example/ru/public-offer"/>');
      expect(wordsOf(html)).toMatch(/Редакция 3\.1 от 1 сентября 2026/);
      expect(html).toContain('href="#terms"');
      expect(html).toContain('<section id="terms"');
    });

    test('of the offer names the creditor at its head and in the footer, and carries both to the browser', async () => {
      const { html } = await ground().render('ru', '/public-offer');
      expect(wordsOf(html)).toContain(`Оператор Muddat: ${OPERATOR.name}`);
      expect(wordsOf(html)).toContain(`© Muddat, ${OPERATOR.name}`);
      expect(html).toContain(`data-operator="${writeOperator(OPERATOR)}"`);
    });

    test('that the backend does not have is a 404', async () => {
      const { status, html } = await ground().render('ru', '/privacy-policy');
      expect(status).toBe(404);
      expect(wordsOf(html)).toContain('Ой! Мы не можем найти эту страницу.');
      expect(wordsOf(html)).toContain('Page not found: /ru/privacy-policy');
      expect(headOf(html)).toContain('<meta name="robots" content="noindex"/>');
      // The page must not be hydrated: the client would render another page than the server did.
      expect(html).not.toMatch(/<script[^>]*src/);
    });
  });
}
