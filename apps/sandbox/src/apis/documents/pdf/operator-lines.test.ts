import { expect, test } from 'vitest';
import { parseOperator } from '../../../config/operator.ts';
import { createSettingsReader } from '../../../config/read-env.ts';
import { documentTextsOf } from './document-texts.ts';
import { operatorLines } from './operator-lines.ts';

const FIRM = { OPERATOR_NAME: '«Qadam» MCHJ', OPERATOR_STIR: '301234567', OPERATOR_ADDRESS: 'Toshkent', OPERATOR_LICENCE: 'OT-0012' };

test.each([
  ['all settings', FIRM, true, ['Оператор: «Qadam» MCHJ', 'ИНН 301234567 · Лицензия OT-0012', 'Toshkent · +998 71 200 00 00']],
  ['no settings in production', {}, true, ['+998 71 200 00 00']],
  [
    'no licence in production',
    { ...FIRM, OPERATOR_LICENCE: '' },
    true,
    ['Оператор: «Qadam» MCHJ', 'ИНН 301234567', 'Toshkent · +998 71 200 00 00'],
  ],
  [
    'no settings in development',
    {},
    false,
    ['Оператор: Muddat Demo MCHJ (demo)', 'ИНН 000000000 · Лицензия 0000 (demo)', 'Toshkent (demo) · +998 71 200 00 00'],
  ],
])('[X-10] a document names its operator with %s', (_what, env: Partial<typeof FIRM>, production, lines) => {
  const settings = new Map(Object.entries(env).filter(([, value]) => value !== ''));
  const operator = parseOperator(createSettingsReader(Object.fromEntries(settings)), production);
  expect(operatorLines(operator, documentTextsOf('ru'))).toEqual(lines);
});
