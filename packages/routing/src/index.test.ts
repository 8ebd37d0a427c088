import { expect, it } from 'vitest';
import * as routing from './index.ts';

it('exports a short, explicit list', () => {
  expect(Object.keys(routing).sort()).toEqual([
    'PAGE_NAMES',
    'ROUTES',
    'carryUtm',
    'hrefTo',
    'localizePath',
    'markEnded',
    'matchRoute',
    'rememberTarget',
    'resolveLocation',
    'routeTitle',
    'safeRedirect',
    'switchLocale',
    'takeEndedMark',
    'takeTarget',
  ]);
});
