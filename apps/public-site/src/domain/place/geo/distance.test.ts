import { expect, test } from 'vitest';
import { distanceKm, formatKm } from './distance.ts';

const TASHKENT = { latitude: 41.3111, longitude: 69.2797 };
const SAMARKAND = { latitude: 39.6542, longitude: 66.9597 };
const NUKUS = { latitude: 42.4611, longitude: 59.6178 };

test.each([
  [TASHKENT, TASHKENT, 0],
  [TASHKENT, SAMARKAND, 269],
  [SAMARKAND, TASHKENT, 269],
  [TASHKENT, NUKUS, 810],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
])('the distance from %o to %o is %i km', (from, to, km) => {
  expect(Math.round(distanceKm(from, to))).toBe(km);
});

test.each([
  [0, '0'],
  [0.04, '0'],
  [2.94, '2,9'],
  [2.96, '3'],
  [9.94, '9,9'],
  [9.96, '10'],
  [14.4, '14'],
])('%d km are displayed as %s', (km, shown) => {
  expect(formatKm(km)).toBe(shown);
});
