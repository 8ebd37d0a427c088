import { findUnmatchedPatterns, listBuildPaths } from '@muddat/vite-config/idle-patterns';
import { expect, it } from 'vitest';
import { PAGE_MODULES } from '../src/app/routes/page-modules.ts';
import { MODULE_GROUPS, PAGE_FILE_PATTERN } from './script-files.ts';

const paths = listBuildPaths('cabinet');

it.each(Object.entries(MODULE_GROUPS))('every module pattern of the script file %s matches a module of the build', (_, modules) => {
  expect(findUnmatchedPatterns(modules, paths)).toEqual([]);
});

it('every page module in `PAGE_MODULES` exists, and all but the main page have their own messages', () => {
  const views = Object.values(PAGE_MODULES).map((view) => `/apps/cabinet/${view}`);
  expect(views.filter((view) => !paths.includes(view))).toEqual([]);
  expect(views.filter((view) => !PAGE_FILE_PATTERN.test(view))).toEqual(['/apps/cabinet/src/app/routes/main-page.tsx']);
});
