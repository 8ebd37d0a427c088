import { findUnmatchedPatterns, listBuildPaths } from '@muddat/vite-config/idle-patterns';
import { expect, it } from 'vitest';
import { MODULE_GROUPS } from './script-files.ts';

const paths = listBuildPaths('cabinet');

it.each(Object.entries(MODULE_GROUPS))('every module pattern of the script file %s matches a module of the build', (_, modules) => {
  expect(findUnmatchedPatterns(modules, paths)).toEqual([]);
});
