import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as v from 'valibot';

const Creation = v.object({ rp: v.object({ id: v.string() }), user: v.object({ id: v.string() }), challenge: v.string() });
const Request = v.object({ rpId: v.string(), challenge: v.string() });

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A software authenticator with one passkey (P-256) for pages of `origin`; results are those of `PublicKeyCredential.toJSON()`. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT_AND_VERIFIED | flags]), count, rest]);
  };
  const outside = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };
  /** The public key as COSE_Key (RFC 9052 7, RFC 9053 7.1.1): EC2, ES256, P-256, x, y. */
  const coseKey = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([head, bytes(Buffer.from(x, 'base64url')), Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))]);
  };
  return {
    create(options: unknown) {
      const { rp, user, challenge } = v.parse(Creation, options);
      userHandle = user.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
        bytes(data(rp.id, HAS_CREDENTIAL, attested)),
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', challenge));
      return { ...outside, response: { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] } };
    },
    get(options: unknown) {
      const { rpId, challenge } = v.parse(Request, options);
      counter += 1;
      const client = clientData('webauthn.get', challenge);
      const signed = data(rpId, 0);
      const signature = base64url(sign('sha256', Buffer.concat([signed, sha256(client)]), privateKey));
      return { ...outside, response: { clientDataJSON: base64url(client), authenticatorData: base64url(signed), signature, userHandle } };
    },
  };
}
