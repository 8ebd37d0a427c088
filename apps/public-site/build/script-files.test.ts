import { idlePatterns, pathsOfBuild } from '@muddat/vite-config/idle-patterns';
import { expect, it } from 'vitest';
import { MODULES, PAGES } from './script-files.ts';

const paths = pathsOfBuild('public-site');

it.each(Object.entries({ ...MODULES, PAGES }))('every pattern of %s matches a module', (_, modules) => {
  expect(idlePatterns(modules, paths)).toEqual([]);
});
