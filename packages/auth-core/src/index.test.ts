import { expect, it } from 'vitest';
import * as authCore from './index.ts';

it('exports a short, explicit list', () => {
  expect(Object.keys(authCore).sort()).toEqual([
    'BOT_ACTIONS',
    'LIFETIMES_S',
    'SIGNED_OUT',
    'STRATEGIES',
    'SessionError',
    'TOKEN_EXPIRY_MARGIN_MS',
    'TRANSITIONS',
    'checkSession',
    'cookieExpiry',
    'createOwnStore',
    'createOwnTurns',
    'createSessionMachine',
    'decideNavigation',
    'defineStrategy',
    'hasScope',
    'readTokens',
    'requireStrategy',
    'sessionOf',
    'stepSession',
    'tokenExpiry',
    'tokenStatus',
  ]);
});
