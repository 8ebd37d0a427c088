import { expect, test } from 'vitest';
import { findLazyScripts, findStyleSheets, importClosure, isMessageModule, publicPageBudgets } from './budgets.ts';

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

test('findLazyScripts returns the scripts of the cabinet that the main page does not load', () => {
  const chunk = (file: string, imports: string[] = [], isEntry = false) => ({ file, imports, isEntry });
  const manifest = {
    'src/entry-client.tsx': chunk('entry.js', ['_core'], true),
    _core: chunk('core.js'),
    'src/app/routes/main-page.tsx': chunk('main.js', ['_core']),
    'src/app/routes/order-pay-page.tsx': chunk('pay.js', ['_core', '_forms']),
    _forms: chunk('forms.js'),
    'style.css': chunk('style.css'),
  };
  expect(findLazyScripts(manifest)).toEqual(['pay.js', 'forms.js']);
});

test('findStyleSheets returns the style sheets of the manifest', () => {
  const chunk = (file: string) => ({ file, imports: [] });
  expect([...findStyleSheets({ 'style.css': chunk('assets/style-1.css'), 'src/entry-client.tsx': chunk('assets/entry.js') })]).toEqual([
    ['assets/style-1.css', 'style.css'],
  ]);
});

test('publicPageBudgets returns a budget for each page module and for no other module', () => {
  const chunk = { file: 'x.js', imports: [] };
  const modules = [
    'src/entry-client.tsx',
    'src/pages/home/home-page.tsx',
    'src/pages/faq/faq-page.tsx',
    'src/pages/faq/faq-form.tsx',
    '_shared.js',
  ];
  const budgets = publicPageBudgets(Object.fromEntries(modules.map((module) => [module, chunk])));
  expect(budgets.map(({ screen, page, limit }) => [screen, page, limit])).toEqual([
    ['home-page', 'src/pages/home/home-page.tsx', 128_000],
    ['faq-page', 'src/pages/faq/faq-page.tsx', 128_000],
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
