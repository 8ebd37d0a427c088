import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import * as v from 'valibot';

/** Values that a test may falsify. */
export type FalsifiedValues = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signedBy?: KeyObject;
};

const creationShape = v.object({ rp: v.object({ id: v.string() }), user: v.object({ id: v.string() }), challenge: v.string() });
const requestShape = v.object({ rpId: v.string(), challenge: v.string() });

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const text = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/**
 * A software authenticator on a page of `origin`: real P-256 keys, attestation `none`, real signatures, its own CBOR. The responses have
 * the form of a browser's `PublicKeyCredential.toJSON()`. The options are those of a server's answer.
 */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, spoilt: FalsifiedValues) =>
    Buffer.from(
      JSON.stringify({
        type: spoilt.type ?? type,
        challenge: spoilt.challenge ?? challenge,
        origin: spoilt.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, flags: number, spoilt: FalsifiedValues, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(spoilt.counter ?? counter);
    const verified = spoilt.userVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([sha256(spoilt.rpId ?? rpId), Buffer.from([USER_PRESENT | verified | flags]), count, rest]);
  };
  const outside = { id: text(credentialId), rawId: text(credentialId), type: 'public-key', clientExtensionResults: {} };

  return {
    privateKey,
    create(given: unknown, spoilt: FalsifiedValues = {}) {
      const options = v.parse(creationShape, given);
      handle = options.user.id;
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const data = authenticatorData(options.rp.id, HAS_CREDENTIAL, spoilt, attested);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      const clientDataJSON = text(clientData('webauthn.create', options.challenge, spoilt));
      return { ...outside, response: { clientDataJSON, attestationObject: text(attestationObject), transports: ['internal'] } };
    },
    get(given: unknown, spoilt: FalsifiedValues = {}) {
      const options = v.parse(requestShape, given);
      counter += 1;
      const client = clientData('webauthn.get', options.challenge, spoilt);
      const data = authenticatorData(options.rpId, 0, spoilt);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), spoilt.signedBy ?? privateKey);
      const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) };
      return { ...outside, response: { ...response, userHandle: spoilt.userHandle ?? handle } };
    },
  };
}

/** RFC 9052, 7.1: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    left ?? Buffer.alloc(0),
    Buffer.from([0x22]),
    right ?? Buffer.alloc(0),
  ]);
}

/** For texts shorter than 24 bytes. */
function cborText(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** For values shorter than 256 bytes. */
function cborBytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
