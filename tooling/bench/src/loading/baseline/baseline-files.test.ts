import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadBaselineFiles } from './baseline-files.ts';

const files = await loadBaselineFiles();
const html = brotliDecompressSync(files.get('/')?.body ?? Buffer.alloc(0)).toString('utf8');
const inKb = (path: string) => (files.get(path)?.body.length ?? 0) / 1_000;

test('the baseline page has about 4 KB of styles and no script', () => {
  const [, css = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
  expect(css.length).toBeGreaterThan(3_500);
  expect(css.length).toBeLessThan(4_500);
  expect(html).not.toContain('<script');
});

test('the baseline page preloads one font of about 27 KB', () => {
  expect(html.match(/rel="preload"/g)).toHaveLength(1);
  expect(html).toContain('href="/font.woff2" as="font"');
  expect(inKb('/font.woff2')).toBeGreaterThan(26);
  expect(inKb('/font.woff2')).toBeLessThan(28);
});

test('the baseline page shows 12 tiles, each with a picture of 5 to 12 KB', () => {
  const pictures = [...html.matchAll(/src="([^"]+)"/g)].map(([, path = '']) => path);
  expect(new Set(pictures).size).toBe(12);
  for (const path of pictures) {
    expect(inKb(path)).toBeGreaterThan(5);
    expect(inKb(path)).toBeLessThan(12);
  }
});
