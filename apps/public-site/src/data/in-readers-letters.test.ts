import { toUzbekCyrillic } from '@muddat/i18n';
import { expect, test } from 'vitest';
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

test('of laid-out text the words are written, the elements and entities are left alone', () => {
  const html = '<p title="x">Doʻkon &amp; <strong>narx</strong> &lt;5&nbsp;soʻm</p><a href="/uz/p/showcase">shartlar</a>';
  expect(inReadersLetters({ html }, toUzbekCyrillic)).toEqual({
    html: '<p title="x">Дўкон &amp; <strong>нарх</strong> &lt;5&nbsp;сўм</p><a href="/uz/p/showcase">шартлар</a>',
  });
});
