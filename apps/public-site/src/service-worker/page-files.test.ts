import { expect, test } from 'vitest';
import { filesOf, withoutScripts } from './page-files.ts';

const HTML =
  '<html><head><link rel="modulepreload" href="/assets/site/entry-Ab_1.js"/><link rel="preload" as="font" href="/assets/site/onest-2.woff2"/></head>' +
  '<body><p>Нет интернета</p><script type="module" async="" src="/assets/site/entry-Ab_1.js"></script><script type="application/json">{"a":1}</script></body></html>';

test('a document names its files once each', () => {
  expect(filesOf(HTML)).toEqual(['/assets/site/entry-Ab_1.js', '/assets/site/onest-2.woff2']);
});

test('the offline page is shown without scripts', () => {
  expect(withoutScripts(HTML)).toBe(
    '<html><head><link rel="preload" as="font" href="/assets/site/onest-2.woff2"/></head><body><p>Нет интернета</p></body></html>',
  );
});
