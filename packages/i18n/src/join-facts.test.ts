import { expect, test } from 'vitest';
import { joinFacts } from './format-number.ts';

test.each([
  [['Электроника', 'до 24 мес'], 'Электроника\u00a0·\u00a0до 24 мес'],
  [['Электроника', null, '', undefined, 'Чиланзар'], 'Электроника\u00a0·\u00a0Чиланзар'],
  [['Электроника'], 'Электроника'],
  [[], ''],
])('the facts %j are joined as %j', (facts, line) => {
  expect(joinFacts(facts)).toBe(line);
});
