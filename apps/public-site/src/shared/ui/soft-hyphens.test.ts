import { expect, test } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

test.each([
  ['Электроинструмент', 'Элект-роинст-ру-мент'],
  ['Стиральные машины', 'Стиральные машины'],
  ['Видеонаблюдение дома', 'Ви-део-наб-лю-де-ние дома'],
  ['Подъёмники', 'Подъёмники'],
  ['Автомагнитолаларнинг', 'Ав-то-маг-ни-то-ла-лар-нинг'],
  ['Elektrasboblarimiz', 'Elekt-ras-bob-la-ri-miz'],
  ['mashinalarimizning', 'ma-shi-na-la-ri-miz-ning'],
  ['oʻyinchoqlarimizdagi', 'oʻ-yin-choq-la-ri-miz-da-gi'],
  ['', ''],
])('withSoftHyphens(%j) is %j', (text, marked) => {
  expect(withSoftHyphens(text).replaceAll('\u00ad', '-')).toBe(marked);
});
