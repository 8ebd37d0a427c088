import { expect, it } from 'vitest';
import { formatFileSize } from './format-size.ts';

it.each([
  [0, '1 КБ', '1 KB'],
  [348_160, '340 КБ', '340 KB'],
  [1_048_575, '1 МБ', '1 MB'],
  [1_048_576, '1 МБ', '1 MB'],
  [4_404_019, '4,2 МБ', '4,2 MB'],
  [10_485_760, '10 МБ', '10 MB'],
] as const)('a size of %i bytes is shown as %s, in Uzbek as %s', (bytes, ru, uz) => {
  expect([formatFileSize(bytes, 'ru'), formatFileSize(bytes, 'uz-Latn')].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([ru, uz]);
});
