import { createElement, isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { sayIn } from './sample-words.ts';

const words = { Оплатить: 'Toʻlash', 'публичной офертой': 'ommaviy oferta', Ташкент: 'Toshkent' };

describe('sample words', () => {
  it.each([
    ['ru', 'Оплатить'],
    ['uz-Latn', 'Toʻlash'],
    ['uz-Cyrl', 'Тўлаш'],
  ] as const)('are said in %s', (language, said) => {
    expect(sayIn(language, words)('Оплатить')).toBe(said);
  });

  it('leave what they do not list, as a designer may type anything', () => {
    const say = sayIn('uz-Latn', words);
    expect(say('Моя кнопка')).toBe('Моя кнопка');
    expect(say(' публичной офертой ')).toBe(' ommaviy oferta ');
    expect(say([1, true, null, undefined])).toEqual([1, true, null, undefined]);
    const press = () => undefined;
    const day = new Date(0);
    expect(say({ press, day })).toEqual({ press, day });
  });

  it('reach into lists, objects and elements', () => {
    const say = sayIn('uz-Latn', words);
    expect(say([{ value: '1726', label: 'Ташкент' }])).toEqual([{ value: '1726', label: 'Toshkent' }]);
    const said = say(createElement('p', { title: 'Ташкент' }, 'Оплатить', createElement('b', { key: 'b' }, 'Ташкент')));
    expect(said.props).toEqual({
      title: 'Toshkent',
      children: ['Toʻlash', expect.objectContaining({ key: 'b', props: { children: 'Toshkent' } })],
    });
    expect(isValidElement(said)).toBe(true);
  });

  it('give one list for one list, so that it does not seem new at each render', () => {
    const say = sayIn('uz-Latn', words);
    const options = [{ label: 'Ташкент' }];
    expect(say(options)).toBe(say(options));
    const ref = { current: null };
    expect(say(ref)).toBe(ref);
  });
});
