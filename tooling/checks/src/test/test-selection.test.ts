import { expect, test } from 'vitest';
import { SUITE_NAMES } from './suites.ts';
import { parseTestSelection, separateBrowserSuites } from './test-selection.ts';

const isFolder = (path: string) => ['packages/schedule', 'apps/cabinet', 'tooling/e2e'].includes(path);
const WITHOUT_E2E = SUITE_NAMES.filter((name) => name !== 'e2e');

test.each([
  ['all suites by default', undefined, SUITE_NAMES, []],
  ['suites by name, in their own order', 'e2e, unit', ['unit', 'e2e'], []],
  ['a folder in every suite of Vitest', 'packages/schedule', WITHOUT_E2E, ['packages/schedule']],
  ['a folder with a slash at its end', 'apps/cabinet/', WITHOUT_E2E, ['apps/cabinet']],
  ['the end-to-end tests with their folder', 'tooling/e2e', SUITE_NAMES, ['tooling/e2e']],
])('--only selects %s', (_what, only, suites, folders) => {
  expect(parseTestSelection({ only }, isFolder)).toMatchObject({ suites, folders });
});

test.each([
  ['the default tier by default', {}, { tier: 'default', quarter: undefined }],
  ['a quarter of the exhaustive tier', { tier: 'exhaustive', quarter: '4' }, { tier: 'exhaustive', quarter: 4 }],
  ['everything', { tier: 'all' }, { tier: 'all', quarter: undefined }],
])('parseTestSelection selects %s', (_what, options, expected) => {
  expect(parseTestSelection(options, isFolder)).toMatchObject(expected);
});

test.each([
  ['an unknown suite', { only: 'unit,unti' }, /Unknown: unti\./],
  ['a folder that is not there', { only: 'packages/schedul' }, /Unknown: packages\/schedul\./],
  ['a folder outside of the packages', { only: 'docs' }, /Unknown: docs\./],
  ['an empty value', { only: '' }, /Unknown: \./],
  ['a suite and a folder together', { only: 'unit,apps/cabinet' }, /not both/],
  ['an unknown tier', { tier: 'slow' }, '--tier takes default, exhaustive, all, not "slow".'],
  ['a fifth quarter', { tier: 'exhaustive', quarter: '5' }, '--quarter takes a number from 1 to 4, not "5".'],
  ['a quarter of everything', { tier: 'all', quarter: '1' }, '--quarter is a part of the exhaustive tier: add --tier exhaustive.'],
])('parseTestSelection refuses %s', (_what, options, message) => {
  expect(() => parseTestSelection(options, isFolder)).toThrow(message);
});

test('separateBrowserSuites leaves out the suites that need a browser, and lists them', () => {
  const { selection, leftOut } = separateBrowserSuites(parseTestSelection({ only: 'unit,stories,e2e' }, isFolder));
  expect([selection.suites, leftOut]).toEqual([['unit'], ['stories', 'e2e']]);
});
