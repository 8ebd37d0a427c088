import type { TestedMutant } from './tested-mutant.ts';

const gateway = (path: string): string => `apps/gateway/src/${path}`;
const attack = (name: string, title: string) => ({ file: gateway(`attacks/${name}.test.ts`), title });

/** Removes re-authentication, which limits what a stolen cookie can do. */
export const SECURITY_REAUTH_MUTANTS: readonly TestedMutant[] = [
  {
    title: 'a passkey added without a fresh proof',
    file: gateway('auth/passkeys.ts'),
    from: `    await assertReauthForPasskeys(gateway, request, reply, 'own');
    const call = { method: 'POST', path: '/user/passkeys', json`,
    to: "    const call = { method: 'POST', path: '/user/passkeys', json",
    test: attack('stolen-cookie', 'a stolen cookie who adds a passkey'),
  },
  {
    title: 'other sessions ended without a fresh proof',
    file: gateway('auth/sessions.ts'),
    from: `    await assertReauth(gateway, request, own);
    return { ended`,
    to: '    return { ended',
    test: attack('stolen-cookie', 'a stolen cookie who ends the other sessions'),
  },
  {
    title: 'money and cards without a fresh proof',
    file: gateway('proxy/call-backend.ts'),
    from: 'await assertReauth(gateway, request, access.session, proof);',
    to: 'void assertReauth;',
    test: attack('stolen-cookie', 'a stolen cookie who deletes a card'),
  },
  {
    title: 'a proof that never grows old',
    file: gateway('sessions/reauth.ts'),
    from: 'at !== null && now - at < REAUTH_MAX_AGE_MS',
    to: 'at !== null && now > 0',
    test: attack('stolen-cookie', 're-authentication expires after five minutes'),
  },
  {
    title: 'a sign-in that counts as a proof of its own',
    file: gateway('sessions/reauth.ts'),
    from: "kind === 'own' ? steppedUpAt : provenAt",
    to: "kind === 'own' ? provenAt : provenAt",
    test: attack('stolen-cookie', 'a cookie copied right after the sign-in who deletes the account'),
  },
];
