import { expect, test } from 'vitest';
import { createLoadWords } from './words.ts';

const chunk = (pay: string) => async () => ({ catalogs: [{ pay }, { back: `${pay} 2` }] });
const chunks = { ru: chunk('Оплатить'), 'uz-Latn': chunk('Toʻlash'), 'uz-Cyrl': chunk('Тўлаш') };

test.each([false, true])('every call has an instance of its own with the words of its language (frozen: %s)', async (frozen) => {
  const load = createLoadWords(chunks, { frozen });
  const [ru, again, uz] = await Promise.all([load('ru'), load('ru'), load('uz-Latn')]);
  expect([ru.i18n._('pay'), again.i18n._('back'), uz.i18n._('pay')]).toEqual(['Оплатить', 'Оплатить 2', 'Toʻlash']);
  expect(ru.i18n).not.toBe(again.i18n);
  expect([ru.locale, uz.locale, uz.readable('matn')]).toEqual(['ru', 'uz', 'matn']);
});

test('words can be added to one instance, unless they are frozen', async () => {
  const load = createLoadWords(chunks);
  const [one, other] = [await load('ru'), await load('ru')];
  one.i18n.load('ru', { more: 'Ещё' });
  expect([one.i18n._('more'), other.i18n._('more')]).toEqual(['Ещё', 'more']);
  const { i18n } = await createLoadWords(chunks, { frozen: true })('ru');
  expect(() => i18n.load('ru', { more: 'Ещё' })).toThrow(TypeError);
});
