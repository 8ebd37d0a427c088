import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { signClientId } from '../../testing/auth.ts';
import { assertClientCredentials } from './client-check.ts';
import { parseClientId } from './client-identity.ts';

const OLD = 'the-old-secret-of-the-client';
const NEW = 'the-new-secret-of-the-client';
const changing = { AUTH_CLIENT_SECRET: NEW, AUTH_CLIENT_SECRET_PREVIOUS: OLD };

/** The documented steps (docs/operators/keys.md, AUTH_CLIENT_SECRET). During a step some instances have the settings of the step before. */
describe('changing AUTH_CLIENT_SECRET', () => {
  test.each([
    ['first the sandboxes accept both: one that still has the old settings', { AUTH_CLIENT_SECRET: OLD }, OLD, true],
    ['first the sandboxes accept both: one that has the new settings', changing, OLD, true],
    ['then the gateways send the new secret', changing, NEW, true],
    ['at last the sandboxes accept only the new one', { AUTH_CLIENT_SECRET: NEW }, NEW, true],
    ['after the change the old secret is refused', { AUTH_CLIENT_SECRET: NEW }, OLD, false],
    ['a gateway that is ahead is refused', { AUTH_CLIENT_SECRET: OLD }, NEW, false],
    ['a secret that is neither is refused', changing, 'guess', false],
    ['no secret is refused', changing, '', false],
  ])('%s', (_title, env, secret, isAccepted) => {
    const config = parseConfig(env);
    const call = () => assertClientCredentials(config, { client_id: 'muddat-web', client_secret: secret });
    if (isAccepted) expect(call).not.toThrow();
    else expect(call).toThrow('unauthorized');
    expect(parseClientId(config, signClientId('known.device.network', secret)).device).toBe(isAccepted ? 'device' : '');
  });
});
