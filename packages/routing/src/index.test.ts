import { expect, it } from 'vitest';
import * as routing from './index.ts';

it('exports a short, explicit list', () => {
  expect(Object.keys(routing).sort()).toEqual([
    'ALL_REGIONS',
    'PAGE_NAMES',
    'REGION_COOKIE',
    'ROUTES',
    'THEME_COOKIE',
    'carryUtm',
    'hrefTo',
    'localizePath',
    'markEnded',
    'matchRoute',
    'pageQuery',
    'parseRegion',
    'parseTheme',
    'rememberTarget',
    'resolveLocation',
    'routeOf',
    'routeTitle',
    'safeRedirect',
    'switchLocale',
    'takeEndedMark',
    'takeTarget',
  ]);
});
