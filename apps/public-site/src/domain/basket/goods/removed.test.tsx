import { parseLanguage } from '@muddat/i18n';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../../app/messages/load-words.ts';
import { kept } from '../../../testing/basket-answers.ts';
import { showInSite } from '../../../testing/show-route.tsx';
import { Removed } from './removed.tsx';

afterEach(cleanup);

const nothing = () => undefined;

test.each([
  ['uz', 'Olib tashlandi: Simsiz quloqchin Sado Buds 120, 6 soat'],
  ['uz-Cyrl', 'Олиб ташланди: Симсиз қулоқчин Sado Buds 120, 6 соат'],
] as const)('what was taken out is named in the letters of %s, brand and model as they are', async (lang, shown) => {
  // In the app the transliteration script has loaded long before a product is removed, so wait for it.
  const { readable } = await loadWords(parseLanguage(lang));
  if (lang === 'uz-Cyrl') await expect.poll(() => readable('soat')).toBe('соат');
  const item = kept('7', { name: 'Simsiz quloqchin Sado Buds 120, 6 soat' });
  await showInSite(<Removed item={item} onPutBack={nothing} onClose={nothing} />, lang);
  expect(await screen.findByText(shown)).toBeVisible();
});

test('a product whose name is not known is told by its number', async () => {
  await showInSite(<Removed item={kept('7', { name: null })} onPutBack={nothing} onClose={nothing} />);
  expect(await screen.findByText('Убрали: Товар № 7')).toBeVisible();
});
