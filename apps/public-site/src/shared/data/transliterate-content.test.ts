import { toUzbekCyrillic } from '@muddat/i18n';
import { expect, test } from 'vitest';
import { parseRichText } from '../../domain/content/blocks/parse/rich-text.ts';
import { transliterateContent } from './transliterate-content.ts';

test('transliterateContent transliterates the texts of a page, but not store names and hrefs', () => {
  const content = {
    title: 'Doʻkonlar',
    blocks: [
      { type: 'hero', cta: { label: 'Limitni bilish', href: '/sign-up' }, price: { min: 300_000 } },
      { type: 'text', paragraphs: ['Bir', 'Ikki'], items: [{ id: 'a', question: 'Bepulmi?' }] },
    ],
    stores: [{ name: 'Orzu Texnika', logo: null, category: 'Elektronika', address: 'Toshkent, Navoiy koʻchasi' }],
  };
  expect(transliterateContent(content, toUzbekCyrillic)).toEqual({
    title: 'Дўконлар',
    blocks: [
      { type: 'hero', cta: { label: 'Лимитни билиш', href: '/sign-up' }, price: { min: 300_000 } },
      { type: 'text', paragraphs: ['Бир', 'Икки'], items: [{ id: 'a', question: 'Бепулми?' }] },
    ],
    stores: [{ name: 'Orzu Texnika', logo: null, category: 'Электроника', address: 'Тошкент, Навоий кўчаси' }],
  });
});

const write = (text: string, names?: readonly string[]) => toUzbekCyrillic(text, undefined, names);

test('transliterateContent transliterates product texts, but not brand, model and store', () => {
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
  expect(transliterateContent({ data: product, head }, write)).toEqual({
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

test('a brand that is also a common word is not transliterated where it is the brand', () => {
  const drill = { name: 'Drel Usta E-350, 850 Vt', brand: 'Usta', price: 1, description: 'Drel Usta E-350. Ustaning har kungi ishiga.' };
  expect(transliterateContent(drill, write)).toMatchObject({
    name: 'Дрель Usta E-350, 850 Вт',
    description: 'Дрель Usta E-350. Устанинг ҳар кунги ишига.',
  });
});

test.each([
  ['a store whose name is a common word', { store: { name: 'Bozor' } }, 'Bozor: муддатли тўлов', 'Bozor: муддатли тўлов'],
  ['a store with an apostrophe', { store: { name: "Navro'z" } }, "Navro'z: тўлов", "Navro'z: тўлов"],
  ['a typed query', { q: 'televizor' }, '«televizor» — Muddat қидируви', '«televizor» — Muddat қидируви'],
])('transliterateContent keeps in the page title the text of %s', (_, data, title, expected) => {
  expect(transliterateContent({ data, head: { title } }, write)).toEqual({ data, head: { title: expected } });
});

test('transliterateContent transliterates a word of the query in the results', () => {
  const found = { data: { q: 'kredit', questions: [{ title: 'Bu kredit emasmi?' }] }, head: { title: '«kredit» — Muddat' } };
  expect(transliterateContent(found, write).data.questions).toEqual([{ title: 'Бу кредит эмасми?' }]);
});

test('the repairs of a service centre are transliterated, its name is not', () => {
  expect(transliterateContent({ name: 'Samo Servis', repairs: ['Smartfon va planshetlar'] }, write)).toEqual({
    name: 'Samo Servis',
    repairs: ['Смартфон ва планшетлар'],
  });
});

test('rich text is transliterated, but not its element names and hrefs', () => {
  const html = '<h2>Doʻkon &amp; narx</h2><ol start="2"><li>&lt;5&nbsp;soʻm: <a href="/p/showcase">shartlar</a></li></ol>';
  expect(transliterateContent({ blocks: [{ id: 'rules', type: 'rich-text', nodes: parseRichText(html, 'uz') }] }, toUzbekCyrillic)).toEqual(
    {
      blocks: [
        {
          id: 'rules',
          type: 'rich-text',
          nodes: [
            { tag: 'h2', nodes: [{ text: 'Дўкон & нарх' }] },
            {
              tag: 'ol',
              start: 2,
              nodes: [
                { tag: 'li', nodes: [{ text: '<5\u00a0сўм: ' }, { tag: 'a', href: '/uz/p/showcase', nodes: [{ text: 'шартлар' }] }] },
              ],
            },
          ],
        },
      ],
    },
  );
});
