import { createAuthenticator } from '@muddat/servers/authenticator';
import type { Flow } from './flow.ts';
import { textAt, valueAt } from './values.ts';

/** Passkeys work here on every backend; it need not be the portal's own origin. */
const ORIGIN = 'http://localhost:8080';

/** A passkey of a software authenticator is saved and deleted. */
export const passkeys: Flow = {
  operations: ['auth.passkeyOptions', 'auth.addPasskey', 'auth.deletePasskey'],
  needs: `a backend that offers passkeys to ${ORIGIN}`,
  async run({ main, client }) {
    const begun = await main.call('auth.passkeyOptions', { body: { ...client, origin: ORIGIN } });
    const texts = [textAt(begun, 'options', 'challenge'), textAt(begun, 'options', 'rp', 'id'), textAt(begun, 'options', 'user', 'id')];
    if (texts.includes(undefined)) return;
    const credential = createAuthenticator(ORIGIN).create(valueAt(begun, 'options'));
    const body = { ...client, challenge_id: textAt(begun, 'challenge_id'), origin: ORIGIN, name: 'Conformance', credential };
    const added = await main.call('auth.addPasskey', { body });
    await main.call('auth.deletePasskey', { path: { id: textAt(added, 'id') } });
  },
};
