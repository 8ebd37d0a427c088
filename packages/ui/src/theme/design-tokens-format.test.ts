import { expect, it } from 'vitest';
import { designTokenFiles } from './design-tokens.ts';

// The rules of the Design Tokens Format Module 2025.10 (designtokens.org/tr/2025.10/format) for the types that the kit has.

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isBetween = (low: number, high: number) => (value: unknown) => typeof value === 'number' && value >= low && value <= high;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isAlias: Check = (value) => typeof value === 'string' && /^\{[^{}.$]+(?:\.[^{}.$]+)*\}$/.test(value);
const list = (check: Check) => (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(check);
const shape =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(required).every((key) => key in value) &&
    Object.entries(value).every(([key, part]) => (required[key] ?? optional[key])?.(part) ?? false);

const dimension = shape({ value: isNumber, unit: (unit) => unit === 'px' || unit === 'rem' });
const duration = shape({ value: isNumber, unit: (unit) => unit === 'ms' || unit === 's' });
const isOklch = (value: unknown) => Array.isArray(value) && value.length === 3 && isBetween(0, 1)(value[0]) && value.every(isNumber);
const color = shape(
  { colorSpace: (space) => space === 'oklch', components: isOklch },
  { alpha: isBetween(0, 1), hex: (hex) => typeof hex === 'string' && /^#[0-9a-f]{6}$/.test(hex) },
);
const cubicBezier: Check = (value) =>
  Array.isArray(value) && value.length === 4 && value.every(isNumber) && [value[0], value[2]].every(isBetween(0, 1));
const shadow = shape({
  color: (value) => color(value) || isAlias(value),
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
});
const TYPES: Record<string, Check> = {
  color,
  dimension,
  fontFamily: list(isText),
  fontWeight: isBetween(1, 1000),
  shadow: list(shadow),
  transition: shape({ duration, delay: duration, timingFunction: cubicBezier }),
};

const files = Object.entries(designTokenFiles());

it.each(files)('%s: every value has the shape of its type', (_file, groups) => {
  const wrong = Object.entries(groups).flatMap(([groupName, { $type, ...tokens }]) =>
    Object.entries(tokens)
      .filter(([name, token]) => typeof token === 'string' || /[{}.]|^\$/.test(name) || !TYPES[$type]?.(token.$value))
      .map(([name]) => `${groupName}.${name}`),
  );
  expect(wrong).toEqual([]);
});

it.each(files)('%s: every alias names a token of the file', (_file, groups) => {
  const aliases = [...JSON.stringify(groups).matchAll(/"\{(?<path>[^{}"]+)\}"/g)].map(({ groups: found }) => found?.['path'] ?? '');
  const names = Object.entries(groups).flatMap(([groupName, tokens]) => Object.keys(tokens).map((name) => `${groupName}.${name}`));
  for (const alias of aliases) expect(names).toContain(alias);
});

it('the edges in high contrast are the colour of lines', () => {
  expect(designTokenFiles()['contrast-dark.tokens.json']?.['shadow']?.['float']).toMatchObject({ $value: [{ color: '{color.line}' }] });
});

it('the checks refuse what the format does not allow', () => {
  expect(color({ colorSpace: 'oklch', components: [0.5, 0.1, 200], alpha: 2 })).toBe(false);
  expect(dimension({ value: '4', unit: 'px' })).toBe(false);
  expect(dimension('4px')).toBe(false);
  expect(cubicBezier([2, 0, 0.58, 1])).toBe(false);
  expect(shadow({ color: '#fff' })).toBe(false);
});
