import { expect, test } from 'vitest';
import { createLoadMessages } from './messages.ts';

const chunk = (pay: string) => async () => ({ catalogs: [{ pay }, { back: `${pay} 2` }] });
const chunks = { ru: chunk('Оплатить'), 'uz-Latn': chunk('Toʻlash'), 'uz-Cyrl': chunk('Тўлаш') };

test.each([false, true])('each load returns its own i18n instance with the messages of its language (frozen: %s)', async (frozen) => {
  const load = createLoadMessages(chunks, { frozen });
  const [ru, again, uz] = await Promise.all([load('ru'), load('ru'), load('uz-Latn')]);
  expect([ru.i18n._('pay'), again.i18n._('back'), uz.i18n._('pay')]).toEqual(['Оплатить', 'Оплатить 2', 'Toʻlash']);
  expect(ru.i18n).not.toBe(again.i18n);
  expect([ru.locale, uz.locale, uz.transliterate('matn')]).toEqual(['ru', 'uz', 'matn']);
});

test('messages can be added to one instance, unless it is frozen', async () => {
  const load = createLoadMessages(chunks);
  const [one, other] = [await load('ru'), await load('ru')];
  one.i18n.load('ru', { more: 'Ещё' });
  expect([one.i18n._('more'), other.i18n._('more')]).toEqual(['Ещё', 'more']);
  const { i18n } = await createLoadMessages(chunks, { frozen: true })('ru');
  expect(() => i18n.load('ru', { more: 'Ещё' })).toThrow(TypeError);
});
