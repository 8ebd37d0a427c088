import { findUnmatchedPatterns, listBuildPaths } from '@muddat/vite-config/idle-patterns';
import { expect, it } from 'vitest';
import { MODULE_GROUPS, PAGE_FILES } from './script-files.ts';

const paths = listBuildPaths('public-site');

it.each(Object.entries({ ...MODULE_GROUPS, PAGES: PAGE_FILES }))('every pattern of %s matches a module', (_, modules) => {
  expect(findUnmatchedPatterns(modules, paths)).toEqual([]);
});
