import { expect, it } from 'vitest';
import { dayHeading } from './day-heading.ts';

// 21 November 2026, 00:01 in Tashkent.
const NOW = '2026-11-20T19:01:00.000Z';

it.each([
  ['2026-11-20T19:00:00.000Z', 'ru', 'Сегодня'],
  ['2026-11-20T18:59:00.000Z', 'ru', 'Вчера'],
  ['2026-11-20T18:59:00.000Z', 'uz-Latn', 'Kecha'],
  ['2026-11-19T18:59:00.000Z', 'ru', '19 ноября'],
  ['2026-11-19T18:59:00.000Z', 'uz-Latn', '19-noyabr'],
  ['2025-12-31T09:05:00.000Z', 'ru', '31 декабря 2025'],
] as const)('on 21 November 2026 in Tashkent the heading of %s in %s is «%s»', (at, language, heading) => {
  expect(dayHeading(at, NOW, language)).toBe(heading);
});
