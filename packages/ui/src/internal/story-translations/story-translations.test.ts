import { createElement, isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createStoryTranslator } from './story-translations.ts';

const words = { Оплатить: 'Toʻlash', 'публичной офертой': 'ommaviy oferta', Ташкент: 'Toshkent' };

describe('createStoryTranslator', () => {
  it.each([
    ['ru', 'Оплатить'],
    ['uz-Latn', 'Toʻlash'],
    ['uz-Cyrl', 'Тўлаш'],
  ] as const)('translates a text into %s', (language, said) => {
    expect(createStoryTranslator(language, words)('Оплатить')).toBe(said);
  });

  it('does not change values and texts without a translation, because a designer may type anything', () => {
    const say = createStoryTranslator('uz-Latn', words);
    expect(say('Моя кнопка')).toBe('Моя кнопка');
    expect(say(' публичной офертой ')).toBe(' ommaviy oferta ');
    expect(say([1, true, null, undefined])).toEqual([1, true, null, undefined]);
    const press = () => undefined;
    const day = new Date(0);
    expect(say({ press, day })).toEqual({ press, day });
  });

  it('translates texts in lists, objects and elements', () => {
    const say = createStoryTranslator('uz-Latn', words);
    expect(say([{ value: '1726', label: 'Ташкент' }])).toEqual([{ value: '1726', label: 'Toshkent' }]);
    const said = say(createElement('p', { title: 'Ташкент' }, 'Оплатить', createElement('b', { key: 'b' }, 'Ташкент')));
    expect(said.props).toEqual({
      title: 'Toshkent',
      children: ['Toʻlash', expect.objectContaining({ key: 'b', props: { children: 'Toshkent' } })],
    });
    expect(isValidElement(said)).toBe(true);
  });

  it('returns the identical translated list for the same list, so that a render does not see a new one', () => {
    const say = createStoryTranslator('uz-Latn', words);
    const options = [{ label: 'Ташкент' }];
    expect(say(options)).toBe(say(options));
    const ref = { current: null };
    expect(say(ref)).toBe(ref);
  });
});
