import { parseLanguage } from '@muddat/i18n';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadMessages } from '../../../app/messages/load-messages.ts';
import { basketItem } from '../../../testing/basket-responses.ts';
import { renderInSite } from '../../../testing/render-in-site.tsx';
import { RemovedItemNote } from './removed-item-note.tsx';

afterEach(cleanup);

const nothing = () => undefined;

test.each([
  ['uz', 'Olib tashlandi: Simsiz quloqchin Sado Buds 120, 6 soat'],
  ['uz-Cyrl', 'Олиб ташланди: Симсиз қулоқчин Sado Buds 120, 6 соат'],
] as const)('the removed product is named in the alphabet of %s, brand and model unchanged', async (lang, shown) => {
  // In the app the transliteration script has loaded long before a product is removed, so wait for it.
  const { transliterate } = await loadMessages(parseLanguage(lang));
  if (lang === 'uz-Cyrl') await expect.poll(() => transliterate('soat')).toBe('соат');
  const item = basketItem('7', { name: 'Simsiz quloqchin Sado Buds 120, 6 soat' });
  await renderInSite(<RemovedItemNote item={item} onUndo={nothing} onClose={nothing} />, lang);
  expect(await screen.findByText(shown)).toBeVisible();
});

test('a removed product without a name is shown by its number', async () => {
  await renderInSite(<RemovedItemNote item={basketItem('7', { name: null })} onUndo={nothing} onClose={nothing} />);
  expect(await screen.findByText('Убрали: Товар № 7')).toBeVisible();
});
