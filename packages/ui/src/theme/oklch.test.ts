import { expect, it } from 'vitest';
import { parseOklch, toCssColor, toHexColor } from './oklch.ts';

it.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(0.452 0.3132 264.05)', '#0000ff'],
])('the colour %s is %s in hex', (color, hex) => {
  expect(toHexColor(parseOklch(color))).toBe(hex);
});

it('`parseOklch` reads transparency and refuses other notations', () => {
  expect(parseOklch('oklch(0.22 0.05 255 / 0.5)')).toEqual({ lightness: 0.22, chroma: 0.05, hue: 255, alpha: 0.5 });
  expect(() => parseOklch('#fff')).toThrow(RangeError);
});

it('`toCssColor` returns hex, with transparency', () => {
  expect([toCssColor('oklch(1 0 0)'), toCssColor('oklch(1 0 0 / 0.2)')]).toEqual(['#ffffff', '#ffffff33']);
});
