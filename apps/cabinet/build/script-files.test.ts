import { ROUTES } from '@muddat/routing';
import { findUnmatchedPatterns, listBuildPaths } from '@muddat/vite-config/idle-patterns';
import { expect, it } from 'vitest';
import { pageModuleOf } from '../src/app/routes/page-modules.ts';
import { MODULE_GROUPS, PAGE_FILE_PATTERN } from './script-files.ts';

const paths = listBuildPaths('cabinet');

it.each(Object.entries(MODULE_GROUPS))('every module pattern of the script file %s matches a module of the build', (_, modules) => {
  expect(findUnmatchedPatterns(modules, paths)).toEqual([]);
});

it('the files named like pages are the pages of the route map, and all but the main page have their own messages', () => {
  const pages = ROUTES.flatMap((route) => (route.owner === 'cabinet' ? [`/apps/cabinet/${pageModuleOf(route.id)}`] : []));
  const files = paths.filter((path) => /^\/apps\/cabinet\/src\/app\/routes\/[\w-]+-page\.tsx$/.test(path));
  expect([...new Set(pages)].sort()).toEqual(files.sort());
  expect(files.filter((file) => !PAGE_FILE_PATTERN.test(file))).toEqual(['/apps/cabinet/src/app/routes/main-page.tsx']);
});
