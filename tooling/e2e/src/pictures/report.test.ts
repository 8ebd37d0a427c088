import { expect, test } from 'vitest';
import { summarise } from './report.ts';

test('the same fault of a screen is one line with its variants; another fault is another line', () => {
  const wide = { screen: 'home', kind: 'overflow', detail: '<nav> sticks out' } as const;
  expect(
    summarise([
      { ...wide, lang: 'ru', width: 360, theme: 'light' },
      { ...wide, lang: 'uz', width: 360, theme: 'light' },
      { screen: 'pay', kind: 'missing', detail: 'no such button', lang: 'ru' },
    ]),
  ).toEqual(['home: overflow: <nav> sticks out [ru 360 light, uz 360 light]', 'pay: missing: no such button [ru]']);
});
