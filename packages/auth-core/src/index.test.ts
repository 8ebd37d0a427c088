import { expect, it } from 'vitest';
import * as authCore from './index.ts';

it('the package auth-core exports exactly the listed names', () => {
  expect(Object.keys(authCore).sort()).toEqual([
    'BOT_ACTIONS',
    'LIFETIMES_S',
    'STRATEGIES',
    'StrategyError',
    'TOKEN_EXPIRY_MARGIN_MS',
    'checkSession',
    'cookieExpiry',
    'decideNavigation',
    'defineStrategy',
    'hasScope',
    'providerRefusal',
    'readTokens',
    'requireStrategy',
    'tokenExpiry',
    'tokenStatus',
  ]);
});
