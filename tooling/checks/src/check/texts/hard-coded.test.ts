import { expect, test } from 'vitest';
import { findHardCodedTextErrors, findHardCodedTexts } from './hard-coded.ts';

const texts = (source: string) => findHardCodedTexts('x.tsx', source).map(({ text, line }) => `${line}: ${text.trim()}`);

test.each([
  ['a text between tags', '<p>\n  Оплатить\n</p>', ['1: Оплатить']],
  ['a Latin text between tags', '<p>Pay now</p>', ['1: Pay now']],
  ['a text in braces', "<p>{'Oplata'}</p>", ['1: Oplata']],
  ['a template', '<p>{`Jami`}</p>', ['1: Jami']],
  ['a branch of a conditional', "<p>{paid ? 'To lash' : t({ message: 'Оплата' })}</p>", ['1: To lash']],
  ['a text after &&', "<p>{paid && 'Tayyor'}</p>", ['1: Tayyor']],
  ['a title', '<p title="Итого" />', ['1: Итого']],
  ['a name for screen readers', '<p aria-label="Total" />', ['1: Total']],
  ['a label given in braces', "<Field label={'Sum'} />", ['1: Sum']],
  ['a label in a list of props', "const tabs = [{ id: 'a', label: 'All orders' }];", ['1: All orders']],
  ['Cyrillic in any string', "const word = f('сум');", ['1: сум']],
  ['a fragment', '<>Hello</>', ['1: Hello']],
])('findHardCodedTexts reports %s', (_name, source, expected) => {
  expect(texts(source)).toEqual(expected);
});

test.each([
  ['a message', "t({ message: 'Оплатить', comment: 'Button' })"],
  ['a message with a plural', "t({ message: plural(n, { one: '# день', other: '# дня' }), comment: 'x' })"],
  ['a component of messages', '<Trans comment="Button">Оплатить <b>сейчас</b></Trans>'],
  ['a table of the locales', "const OR = { ru: 'или', uz: 'yoki' } as const;"],
  ['a table of the languages', "const OR = { ru: 'или', 'uz-Latn': 'yoki', 'uz-Cyrl': 'ёки' } as const;"],
  ['an attribute or a value without text', '<p className="quiet" id="main" role="status">{count} · {name}</p>'],
  ['the name of a brand', '<a title="Muddat">Uzcard</a>'],
  ['a type', "type Tone = 'да'; const f = (x: 'нет') => x;"],
  ['a module path', "import x from './файл.ts';"],
  ['a comparison', "<p>{kind === 'card' ? one : two}</p>"],
  ['a code', "const fault = { message: 'none-chosen' };"],
])('findHardCodedTexts accepts %s', (_name, source) => {
  expect(texts(source)).toEqual([]);
});

test('findHardCodedTextErrors allows a listed text in its own file only, and reports a list entry that is not used', () => {
  const allowed = [{ file: 'a.tsx', text: 'Рус', reason: 'names itself' }];
  const source = '<a>Рус</a>';
  expect(findHardCodedTextErrors([{ file: 'a.tsx', source }], allowed)).toEqual([]);
  expect(findHardCodedTextErrors([{ file: 'b.tsx', source }], allowed)).toEqual([
    'b.tsx:1: a visible text outside the catalogs: Рус',
    'a.tsx: allowed in allowed.ts and no longer said: Рус',
  ]);
});

test('findHardCodedTexts names a file that does not parse', () => {
  expect(() => findHardCodedTexts('broken.tsx', '<p>')).toThrow(/^broken\.tsx:/);
});
