import { expect, test } from 'vitest';
import { evaluateRows, parseRowIds, readSpecRows, unknownRowIds } from './spec-rows.ts';

const rows = [
  { id: 'S5-05', text: 'five' },
  { id: 'X-01', text: 'true price' },
  { id: 'S7-02', text: 'two' },
];
const report = (tests: [string, 'passed' | 'failed' | 'skipped'][]) => [
  { suite: 'unit', finishedAt: '', seconds: 0, tests: tests.map(([title, status]) => ({ title, status, file: 'a.test.ts' })), undone: [] },
];

test('readSpecRows returns all 140 rows with unique ids', () => {
  const all = readSpecRows();
  expect(all.length).toBe(140);
  expect(new Set(all.map(({ id }) => id)).size).toBe(140);
});

test('parseRowIds returns every row id of a title', () => {
  expect(parseRowIds('[S5-05][X-01] the price is true [S7-02]')).toEqual(['S5-05', 'X-01', 'S7-02']);
  expect(parseRowIds('[WIP] nothing here (S5-05)')).toEqual([]);
});

test('evaluateRows: a row is held if all its tests passed, failing if one failed, and open if none passed or failed', () => {
  const states = evaluateRows(
    rows,
    report([
      ['[S5-05] a', 'passed'],
      ['[S5-05][X-01] b', 'failed'],
      ['[S7-02] c', 'skipped'],
    ]),
  ).map(({ state }) => state);
  expect(states).toEqual(['failing', 'failing', 'open']);
  expect(evaluateRows(rows, report([['[S5-05] a', 'passed']])).map(({ state }) => state)).toEqual(['held', 'open', 'open']);
});

test('unknownRowIds returns ids that the specification does not have', () => {
  const unknown = ['S5', '99'].join('-');
  expect(unknownRowIds(rows, report([[`[${unknown}] a`, 'passed']]))).toEqual([unknown]);
});
