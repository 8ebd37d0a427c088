import { expect, it } from 'vitest';
import * as authCore from './index.ts';

it('exports a short, explicit list', () => {
  expect(Object.keys(authCore).sort()).toEqual([
    'BOT_ACTIONS',
    'TOKEN_EXPIRY_MARGIN_MS',
    'checkSession',
    'decideNavigation',
    'hasScope',
    'tokenExpiry',
    'tokenStatus',
  ]);
});
