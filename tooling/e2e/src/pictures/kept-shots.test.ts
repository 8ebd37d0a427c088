import { expect, test } from 'vitest';
import { keptShots } from './kept-shots.ts';

const never = () => Promise.reject(new Error('not walked'));

test('files of known screens come in the order of the journeys, whatever else lies there', () => {
  const journeys = [
    { group: 'public', screens: [{ name: 'home', reach: never }] },
    { group: 'pay', screens: [{ name: 'pay', reach: never }] },
  ];
  const files = ['pay.360.uz.dark.png', 'index.html', 'gone.360.ru.light.png', 'home.1280.ru.light.png', 'home.400.ru.light.png'];
  expect(keptShots(files, journeys)).toEqual([
    { group: 'public', screen: 'home', lang: 'ru', theme: 'light', width: 1280, file: 'home.1280.ru.light.png' },
    { group: 'pay', screen: 'pay', lang: 'uz', theme: 'dark', width: 360, file: 'pay.360.uz.dark.png' },
  ]);
});
