import { expect, test } from 'vitest';
import { SUITE_NAMES } from './suites.ts';
import { parseTestSelection, separateBrowserSuites } from './test-selection.ts';

const isFolder = (path: string) => ['packages/schedule', 'apps/cabinet', 'tooling/e2e'].includes(path);

test.each([
  ['all suites by default', undefined, SUITE_NAMES, []],
  ['suites by name, in their own order', 'e2e, unit', ['unit', 'e2e'], []],
  ['a folder in every suite of Vitest', 'packages/schedule', SUITE_NAMES.filter((name) => name !== 'e2e'), ['packages/schedule']],
  ['a folder with a slash at its end', 'apps/cabinet/', SUITE_NAMES.filter((name) => name !== 'e2e'), ['apps/cabinet']],
  ['the end-to-end tests with their folder', 'tooling/e2e', SUITE_NAMES, ['tooling/e2e']],
])('--only chooses %s', (_what, only, suites, folders) => {
  expect(parseTestSelection(only, isFolder)).toEqual({ suites, folders });
});

test.each([
  ['an unknown suite', 'unit,unti', /Unknown: unti\./],
  ['a folder that is not there', 'packages/schedul', /Unknown: packages\/schedul\./],
  ['a folder outside of the packages', 'docs', /Unknown: docs\./],
  ['an empty value', '', /Unknown: \./],
  ['a suite and a folder together', 'unit,apps/cabinet', /not both/],
])('--only refuses %s', (_what, only, message) => {
  expect(() => parseTestSelection(only, isFolder)).toThrow(message);
});

test('separateBrowserSuites leaves out the suites that need a browser, and lists them', () => {
  const { choice, leftOut } = separateBrowserSuites(parseTestSelection('unit,stories,e2e', isFolder));
  expect([choice.suites, leftOut]).toEqual([['unit'], ['stories', 'e2e']]);
});
