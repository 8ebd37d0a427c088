import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';

it('createI18n merges several catalogs', () => {
  const i18n = createI18n('uz-Latn', { pay: 'Toʻlash' }, { back: 'Orqaga' });
  expect([i18n.locale, i18n._('pay'), i18n._('back')]).toEqual(['uz-Latn', 'Toʻlash', 'Orqaga']);
});

it('300 instances of createI18n used at the same time each translate into their own language', async () => {
  const words = { ru: { pay: 'Оплатить' }, 'uz-Latn': { pay: 'Toʻlash' } };
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const locale = index % 3 === 0 ? 'uz-Latn' : 'ru';
      const i18n = createI18n(locale, words[locale]);
      for (let turn = index % 7; turn > 0; turn -= 1) await Promise.resolve();
      return i18n._('pay') === words[locale].pay;
    }),
  );
  expect(answers.every(Boolean)).toBe(true);
});

it('createI18n shares a frozen catalog, which no instance can change, and copies any other', () => {
  const words = { pay: 'Оплатить' };
  const open = createI18n('ru', words);
  open.load('ru', { back: 'Назад' });
  expect([open._('back'), words]).toEqual(['Назад', { pay: 'Оплатить' }]);
  const frozen = Object.freeze({ pay: 'Оплатить' });
  const shared = createI18n('ru', frozen);
  expect([shared._('pay'), shared.messages === frozen]).toEqual(['Оплатить', true]);
  expect(() => shared.load('ru', { back: 'Назад' })).toThrow(TypeError);
});
