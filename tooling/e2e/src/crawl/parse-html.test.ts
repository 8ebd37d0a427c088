import { expect, test } from 'vitest';
import { parseHtml } from './parse-html.ts';

test('parseHtml returns language, title, headings, links, images and ids of a document', () => {
  const page = parseHtml(
    '<!DOCTYPE html><html lang="uz"><head><title>A &amp; B</title></head><body><main id="main"><h1 class="x">A</h1><a class="y" href="/uz/x?a=1&amp;b=2#c">x</a><img alt="" src="/p.svg"/></main></body></html>',
  );
  expect(page).toEqual({
    lang: 'uz',
    title: 'A & B',
    headings: 1,
    links: ['/uz/x?a=1&b=2#c'],
    images: ['/p.svg'],
    ids: new Set(['main']),
  });
});
