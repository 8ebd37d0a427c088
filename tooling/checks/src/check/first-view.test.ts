import { expect, test } from 'vitest';
import { firstViewFaults, namedBy } from './first-view.ts';

const LIMITS = { requests: 7, scripts: 2, fontFiles: 2 };
const shell = (more = '') =>
  `<head>${more}<link rel="modulepreload" href="/a.js" fetchPriority="low"/><link rel="modulepreload" href="/b.js"/></head><script type="module" async="" src="/a.js" data-first="/api/x /api/y"></script>`;

test('scripts are counted once, however often they are named, and data as its list says', () => {
  expect(namedBy(shell())).toEqual({ scripts: ['/a.js', '/b.js'], data: ['/api/x', '/api/y'], fonts: [] });
  expect(firstViewFaults('main-page', shell(), LIMITS)).toEqual([]);
});

test('a script too many is seen, alone and among all requests', () => {
  expect(firstViewFaults('main-page', shell('<link rel="modulepreload" href="/c.js"/>'), LIMITS)).toEqual([
    'main-page: names 3 scripts, 2 allowed',
    'main-page: needs 8 requests before it is drawn, 7 allowed',
  ]);
});

test('a preloaded font is seen, and a document in which nothing is found', () => {
  expect(firstViewFaults('main-page', shell('<link rel="preload" as="font" href="/f.woff2"/>'), LIMITS)).toEqual([
    'main-page: preloads a font, which delays the first paint',
  ]);
  expect(firstViewFaults('main-page', '<p>x</p>', LIMITS)).toEqual([
    'main-page: names no script: its markup has changed, or it is no shell',
  ]);
});
