import { expect, test } from 'vitest';
import { findStyleSheets, importClosure, isMessageModule, PUBLIC_PAGE } from './budgets.ts';

test('importClosure returns entry, route and their static imports, each once', () => {
  const chunk = (file: string, imports: string[] = [], isEntry = false) => ({ file, imports, isEntry });
  const manifest = {
    'src/entry-client.tsx': chunk('e.js', ['_v'], true),
    _v: chunk('v.js'),
    'src/routes/home.tsx': chunk('h.js', ['_v']),
    'src/routes/other.tsx': chunk('o.js'),
  };
  expect([...importClosure(manifest, (module) => module === 'src/routes/home.tsx')].sort()).toEqual([
    ['e.js', 'src/entry-client.tsx'],
    ['h.js', 'src/routes/home.tsx'],
    ['v.js', '_v'],
  ]);
});

test('findStyleSheets returns the style sheets of the manifest', () => {
  const chunk = (file: string) => ({ file, imports: [] });
  expect([...findStyleSheets({ 'style.css': chunk('assets/style-1.css'), 'src/entry-client.tsx': chunk('assets/entry.js') })]).toEqual([
    ['assets/style-1.css', 'style.css'],
  ]);
});

test.each([
  ['src/app/messages/ru.ts', true],
  ['src/pages/faq/faq-page.words-ru.js', true],
  ['src/pages/faq/faq-page.words-uz.js', false],
  ['src/pages/home/home-page.words-ru.js', false],
  ['src/app/messages/uz-cyrl.ts', false],
])('isMessageModule: %s has Russian messages that the FAQ page needs: %s', (module, expected) => {
  expect(isMessageModule(module, 'src/pages/faq/faq-page.tsx', 'ru')).toBe(expected);
});

test.each([
  ['src/pages/home/home-page.tsx', true],
  ['src/pages/faq/faq-form.tsx', false],
  ['src/pages/faq/faq-page.words-ru.js', false],
  ['src/entry-client.tsx', false],
  ['_shared.js', false],
])('PUBLIC_PAGE: %s is a page with a budget: %s', (module, expected) => {
  expect(PUBLIC_PAGE.test(module)).toBe(expected);
});
