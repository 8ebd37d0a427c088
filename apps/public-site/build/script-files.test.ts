import { findUnmatchedPatterns, listBuildPaths } from '@muddat/vite-config/idle-patterns';
import { expect, it } from 'vitest';
import { MODULE_GROUPS, MODULES_WITH_OWN_MESSAGES } from './script-files.ts';

const paths = listBuildPaths('public-site');

it.each(Object.entries({ ...MODULE_GROUPS, PAGES: MODULES_WITH_OWN_MESSAGES }))(
  'every module pattern of the script file %s matches a module',
  (_, modules) => {
    expect(findUnmatchedPatterns(modules, paths)).toEqual([]);
  },
);
