import { idlePatterns, pathsOfBuild } from '@muddat/vite-config/idle-patterns';
import { expect, it } from 'vitest';
import { VIEWS } from '../src/app/routes/views.ts';
import { MODULES, PAGES } from './script-files.ts';

const paths = pathsOfBuild('cabinet');

it.each(Object.entries(MODULES))('every pattern of the file %s matches a module', (_, modules) => {
  expect(idlePatterns(modules, paths)).toEqual([]);
});

it('every page has the module that its shell asks for, and all but the main page have words of their own', () => {
  const views = Object.values(VIEWS).map((view) => `/apps/cabinet/${view}`);
  expect(views.filter((view) => !paths.includes(view))).toEqual([]);
  expect(views.filter((view) => !PAGES.test(view))).toEqual(['/apps/cabinet/src/app/routes/main-page.tsx']);
});
