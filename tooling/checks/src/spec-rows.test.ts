import { expect, test } from 'vitest';
import { faultsOf } from './check/boundaries.ts';
import { closure } from './check/budgets.ts';
import { faultsOfEntry } from './check/catalogs.ts';
import { fromPlaywright } from './reports/playwright.ts';
import { fromVitest } from './reports/vitest.ts';
import { judgeRows, readSpecRows, rowIdsOf, unknownRowIds } from './spec-rows.ts';

const rows = [
  { id: 'S5-05', text: 'five' },
  { id: 'X-01', text: 'true price' },
  { id: 'S7-02', text: 'two' },
];
const report = (tests: [string, 'passed' | 'failed' | 'skipped'][]) => [
  { suite: 'unit', finishedAt: '', tests: tests.map(([title, status]) => ({ title, status, file: 'a.test.ts' })) },
];

test('every row of the specification is read, with its own id', () => {
  const all = readSpecRows();
  expect(all.length).toBe(134);
  expect(new Set(all.map(({ id }) => id)).size).toBe(134);
});

test('a title may carry several ids', () => {
  expect(rowIdsOf('[S5-05][X-01] the price is true [S7-02]')).toEqual(['S5-05', 'X-01', 'S7-02']);
  expect(rowIdsOf('[WIP] nothing here (S5-05)')).toEqual([]);
});

test('a row is held by passing tests alone, fails with one failing, and stays open without any or with skipped ones', () => {
  const states = judgeRows(
    rows,
    report([
      ['[S5-05] a', 'passed'],
      ['[S5-05][X-01] b', 'failed'],
      ['[S7-02] c', 'skipped'],
    ]),
  ).map(({ state }) => state);
  expect(states).toEqual(['failing', 'failing', 'open']);
  expect(judgeRows(rows, report([['[S5-05] a', 'passed']])).map(({ state }) => state)).toEqual(['held', 'open', 'open']);
});

test('an id that is no row is named', () => {
  const unknown = ['S5', '99'].join('-');
  expect(unknownRowIds(rows, report([[`[${unknown}] a`, 'passed']]))).toEqual([unknown]);
});

test("Vitest's results keep their titles, and a file that does not load is one failure", () => {
  const json = {
    testResults: [
      {
        name: '/r/a.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'a b', status: 'passed' },
          { fullName: 'c', status: 'pending' },
        ],
      },
      { name: '/r/b.test.ts', status: 'failed', message: 'SyntaxError: x\n at', assertionResults: [] },
    ],
  };
  expect(fromVitest(json).map(({ title, status }) => [title, status])).toEqual([
    ['a b', 'passed'],
    ['c', 'skipped'],
    ['the file loads: SyntaxError: x', 'failed'],
  ]);
});

test('a flaky test in the browser is a failed one', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ projectName: 'phone', status }] });
  const json = {
    suites: [
      { title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('x', 'flaky')], suites: [{ title: 'group', specs: [spec('y', 'expected')] }] },
    ],
    errors: [{ message: 'no server\nat' }],
  };
  expect(fromPlaywright(json).map(({ title, status }) => [title, status])).toEqual([
    ['the suite runs: no server', 'failed'],
    ['x (phone)', 'failed'],
    ['group y (phone)', 'passed'],
  ]);
});

test.each([
  ['apps/cabinet/src/data/x.ts', 'openapi-fetch', 1],
  ['packages/sdk/src/client.ts', 'openapi-fetch', 0],
  ['packages/forms/src/field.tsx', 'react-aria-components', 1],
  ['apps/cabinet/src/features/pay/pay.view.tsx', '@muddat/sdk', 1],
  ['apps/cabinet/src/features/pay/pay.controller.tsx', '@muddat/sdk', 0],
  ['apps/cabinet/src/features/pay/pay.machine.ts', 'react', 1],
  ['apps/cabinet/src/features/pay/pay.view.tsx', '../orders/order-row.tsx', 1],
  ['apps/cabinet/src/features/pay/pay.view.tsx', './amount.tsx', 0],
])('%s importing %s has %i faults', (file, target, count) => {
  expect(faultsOf(file, target)).toHaveLength(count);
});

test.each([
  ['uz', 'Toʻlov', 0],
  ['uz', "To'lov", 1],
  ['uz', 'Tоʻlov', 1],
  ['uz', 'Оплатить', 1],
  ['uz', '', 1],
  ['uz', '{count, plural, one {# kun} other {# kun}}', 0],
  ['ru', 'Оплатить {amount} <0>сейчас</0>', 0],
  ['ru', 'Oплатить', 1],
] as const)('the %s message %j has %i faults', (locale, text, count) => {
  expect(faultsOfEntry(locale, { id: 'x', source: 'Оплатить', text, comment: 'Button' })).toHaveLength(count);
});

test('a message without a comment for translators is a fault', () => {
  expect(faultsOfEntry('ru', { id: 'x', source: 'Да', text: 'Да', comment: '' })).toHaveLength(1);
});

test('the weight of a first view is its entry, its route and all that they import at once, each counted one time', () => {
  const chunk = (file: string, imports: string[] = [], isEntry = false) => ({ file, imports, isEntry });
  const manifest = {
    'src/entry-client.tsx': chunk('e.js', ['_v'], true),
    _v: chunk('v.js'),
    'src/routes/home.tsx': chunk('h.js', ['_v']),
    'src/routes/other.tsx': chunk('o.js'),
  };
  expect(closure(manifest, [/routes\/home/]).sort()).toEqual(['e.js', 'h.js', 'v.js']);
});
