import { expect, test } from 'vitest';
import { findFirstViewErrors, parseFirstViewResources } from './first-view.ts';

const LIMITS = { requests: 7, scripts: 2, fontFiles: 2 };
const shell = (more = '') =>
  `<head>${more}<link rel="modulepreload" href="/a.js" fetchPriority="low"/><link rel="modulepreload" href="/b.js"/></head><script type="module" async="" src="/a.js" data-first="/api/x /api/y"></script>`;

test('parseFirstViewResources counts each script once and reads the list of data requests', () => {
  expect(parseFirstViewResources(shell())).toEqual({ scripts: ['/a.js', '/b.js'], data: ['/api/x', '/api/y'], fonts: [] });
  expect(findFirstViewErrors('main-page', shell(), LIMITS)).toEqual([]);
});

test('findFirstViewErrors reports too many scripts and too many requests, each with its limit', () => {
  expect(findFirstViewErrors('main-page', shell('<link rel="modulepreload" href="/c.js"/>'), LIMITS)).toEqual([
    'main-page: names 3 scripts, 2 allowed',
    'main-page: needs 8 requests before it is drawn, 7 allowed',
  ]);
});

test('findFirstViewErrors reports a preloaded font, and a document without scripts', () => {
  expect(findFirstViewErrors('main-page', shell('<link rel="preload" as="font" href="/f.woff2"/>'), LIMITS)).toEqual([
    'main-page: preloads a font, which delays the first paint',
  ]);
  expect(findFirstViewErrors('main-page', '<p>x</p>', LIMITS)).toEqual([
    'main-page: names no script: its markup has changed, or it is no shell',
  ]);
});
