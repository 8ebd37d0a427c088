import { toUzbekCyrillic } from '@muddat/i18n';
import { expect, test } from 'vitest';
import { richText } from '../blocks/parse/rich-text.ts';
import { inReadersLetters } from './in-readers-letters.ts';

test('prose is written in the letters of the reader, names and addresses are left alone', () => {
  const content = {
    title: 'Doʻkonlar',
    blocks: [
      { type: 'hero', cta: { label: 'Limitni bilish', href: '/sign-up' }, price: { min: 300_000 } },
      { type: 'text', paragraphs: ['Bir', 'Ikki'], items: [{ id: 'a', question: 'Bepulmi?' }] },
    ],
    stores: [{ name: 'Orzu Texnika', logo: null, category: 'Elektronika', address: 'Toshkent, Navoiy koʻchasi' }],
  };
  expect(inReadersLetters(content, toUzbekCyrillic)).toEqual({
    title: 'Дўконлар',
    blocks: [
      { type: 'hero', cta: { label: 'Лимитни билиш', href: '/sign-up' }, price: { min: 300_000 } },
      { type: 'text', paragraphs: ['Бир', 'Икки'], items: [{ id: 'a', question: 'Бепулми?' }] },
    ],
    stores: [{ name: 'Orzu Texnika', logo: null, category: 'Электроника', address: 'Тошкент, Навоий кўчаси' }],
  });
});

test('of laid-out text the words are written, the names of elements and addresses are left alone', () => {
  const html = '<h2>Doʻkon &amp; narx</h2><ol start="2"><li>&lt;5&nbsp;soʻm: <a href="/p/showcase">shartlar</a></li></ol>';
  expect(inReadersLetters({ blocks: [{ id: 'rules', type: 'rich-text', nodes: richText(html, 'uz') }] }, toUzbekCyrillic)).toEqual({
    blocks: [
      {
        id: 'rules',
        type: 'rich-text',
        nodes: [
          { tag: 'h2', nodes: [{ text: 'Дўкон & нарх' }] },
          {
            tag: 'ol',
            start: 2,
            nodes: [{ tag: 'li', nodes: [{ text: '<5\u00a0сўм: ' }, { tag: 'a', href: '/uz/p/showcase', nodes: [{ text: 'шартлар' }] }] }],
          },
        ],
      },
    ],
  });
});
