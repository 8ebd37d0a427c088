import { toUzbekCyrillic } from '@muddat/i18n';
import { expect, test } from 'vitest';
import { richText } from '../../domain/content/blocks/parse/rich-text.ts';
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

const write = (text: string, names?: readonly string[]) => toUzbekCyrillic(text, undefined, names);

test('of goods the common words are written, brand, model and store are not', () => {
  const tile = { id: '1', name: 'Simsiz quloqchin Sado Buds 120, 6 soat', store: 'Orzu Texnika', price: 300_000 };
  const product = {
    name: 'Koʻzoynak Nigoh S-315, UV 400',
    brand: 'Nigoh',
    price: 450_000,
    description: 'Koʻzoynak Nigoh S-315. Orzu Texnika kafolati bor.',
    store: { id: '1', alias: 'orzu-texnika', name: 'Orzu Texnika', logo: null },
    attributes: [
      { label: 'Brend', text: 'Nigoh' },
      { label: 'Himoya', text: 'UV 400' },
      { label: 'Xotira', text: '64 GB' },
    ],
    related: [tile],
  };
  const head = { title: 'Koʻzoynak Nigoh S-315, UV 400 муддатли тўловга — Muddat', description: 'Orzu Texnika' };
  expect(inReadersLetters({ data: product, head }, write)).toEqual({
    data: {
      ...product,
      name: 'Кўзойнак Nigoh S-315, UV 400',
      description: 'Кўзойнак Nigoh S-315. Orzu Texnika кафолати бор.',
      attributes: [
        { label: 'Бренд', text: 'Nigoh' },
        { label: 'Ҳимоя', text: 'UV 400' },
        { label: 'Хотира', text: '64 ГБ' },
      ],
      related: [{ ...tile, name: 'Симсиз қулоқчин Sado Buds 120, 6 соат' }],
    },
    head: { title: 'Кўзойнак Nigoh S-315, UV 400 муддатли тўловга — Muddat', description: 'Orzu Texnika' },
  });
});

test('a brand that is a common word stays where it is the brand', () => {
  const drill = { name: 'Drel Usta E-350, 850 Vt', brand: 'Usta', price: 1, description: 'Drel Usta E-350. Ustaning har kungi ishiga.' };
  expect(inReadersLetters(drill, write)).toMatchObject({
    name: 'Дрель Usta E-350, 850 Вт',
    description: 'Дрель Usta E-350. Устанинг ҳар кунги ишига.',
  });
});

test.each([
  ['the name of the store is a common word', { store: { name: 'Bozor' } }, 'Bozor: муддатли тўлов', 'Bozor: муддатли тўлов'],
  ['the store has an apostrophe', { store: { name: "Navro'z" } }, "Navro'z: тўлов", "Navro'z: тўлов"],
  ['what was searched for, as it was typed', { q: 'televizor' }, '«televizor» — Muddat қидируви', '«televizor» — Muddat қидируви'],
])('the title of a page: %s', (_, data, title, expected) => {
  expect(inReadersLetters({ data, head: { title } }, write)).toEqual({ data, head: { title: expected } });
});

test('words that were searched for are words in what was found', () => {
  const found = { data: { q: 'kredit', questions: [{ title: 'Bu kredit emasmi?' }] }, head: { title: '«kredit» — Muddat' } };
  expect(inReadersLetters(found, write).data.questions).toEqual([{ title: 'Бу кредит эмасми?' }]);
});

test('what a service centre repairs is prose', () => {
  expect(inReadersLetters({ name: 'Samo Servis', repairs: ['Smartfon va planshetlar'] }, write)).toEqual({
    name: 'Samo Servis',
    repairs: ['Смартфон ва планшетлар'],
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
