import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isJson } from '../contract/json.ts';
import type { Flow } from './flow.ts';
import { textAt, valueAt } from './values.ts';

/** Passkeys work here on every backend; it need not be the portal's own origin. */
const ORIGIN = 'http://localhost:8080';
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** A passkey of a software authenticator is saved and deleted. */
export const passkeys: Flow = {
  operations: ['auth.passkeyOptions', 'auth.addPasskey', 'auth.deletePasskey'],
  needs: `a backend that offers passkeys to ${ORIGIN}`,
  async run({ main, client }) {
    const begun = await main.call('auth.passkeyOptions', { body: { ...client, origin: ORIGIN } });
    const challenge = textAt(begun, 'options', 'challenge');
    const relyingParty = valueAt(begun, 'options', 'rp');
    if (challenge === undefined || !isJson(relyingParty)) return;
    const credential = createCredential(challenge, String(relyingParty.id));
    const body = { ...client, challenge_id: textAt(begun, 'challenge_id'), origin: ORIGIN, name: 'Conformance', credential };
    const added = await main.call('auth.addPasskey', { body });
    await main.call('auth.deletePasskey', { path: { id: textAt(added, 'id') } });
  },
};

/** What `navigator.credentials.create` returns: a P-256 key with attestation `none`, in CBOR (WebAuthn level 3, 6.5). */
function createCredential(challenge: string, relyingPartyId: string) {
  const credentialId = randomBytes(16);
  const flags = Buffer.from([USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL]);
  const counterAndModel = Buffer.alloc(4 + 16);
  const data = Buffer.concat([
    createHash('sha256').update(relyingPartyId).digest(),
    flags,
    counterAndModel,
    Buffer.from([0, credentialId.length]),
    credentialId,
    coseKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey),
  ]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(data),
  ]);
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin: ORIGIN, crossOrigin: false });
  const response = { clientDataJSON: base64(clientData), attestationObject: base64(attestation), transports: ['internal'] };
  return { id: base64(credentialId), rawId: base64(credentialId), type: 'public-key', clientExtensionResults: {}, response };
}

/** RFC 9052, 7.1: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, cborBytes(Buffer.from(x, 'base64url')), Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))]);
}

/** For texts shorter than 24 bytes. */
const cborText = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** For values shorter than 256 bytes. */
const cborBytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);
