import { expect, it } from 'vitest';
import * as routing from './index.ts';

it('the package routing exports exactly the listed names', () => {
  expect(Object.keys(routing).sort()).toEqual([
    'ALL_REGIONS',
    'PAGE_NAMES',
    'REGION_COOKIE',
    'ROUTES',
    'THEME_COOKIE',
    'carryUtm',
    'hrefTo',
    'localizePath',
    'markSessionEnded',
    'matchRoute',
    'pageQuery',
    'parseRegion',
    'parseTheme',
    'readSessionEndedMark',
    'rememberTarget',
    'resolveLocation',
    'routeOf',
    'routeTitle',
    'safeRedirect',
    'switchLocale',
    'takeTarget',
  ]);
});
