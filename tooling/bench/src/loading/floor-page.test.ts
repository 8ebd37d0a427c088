import { expect, test } from 'vitest';
import { floorPage } from './floor-page.ts';

const FONT = '<link rel="preload" as="font" type="font/woff2" href="/a.woff2"/>';
const PAGE = `<html><head><style>p{}</style>${FONT}<link rel="preload" as="font" href="/b.woff2"/><link rel="modulepreload" href="/x.js"/></head><body><p>Текст</p><script type="application/json">{"a":1}</script><script type="module" async="" src="/x.js"></script></body></html>`;

test('the floor keeps what is read, its styles and one font, and loads no app', () => {
  const floor = floorPage(PAGE);
  expect(floor).toContain('<p>Текст</p>');
  expect(floor).toContain('<style>p{}</style>');
  expect(floor.match(/as="font"/g)).toHaveLength(1);
  expect(floor).not.toMatch(/x\.js|application\/json/);
});

test('it has a script of about two kilobytes', () => {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(floorPage(PAGE)) ?? [];
  expect(script.length).toBeGreaterThan(1_500);
  expect(script.length).toBeLessThanOrEqual(2_000);
});
