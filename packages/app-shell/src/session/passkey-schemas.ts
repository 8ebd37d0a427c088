import * as v from 'valibot';

const userVerification = v.picklist(['required', 'preferred', 'discouraged']);
const residentKey = v.picklist(['required', 'preferred', 'discouraged']);
const hints = v.array(v.picklist(['hybrid', 'security-key', 'client-device']));
const descriptor = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.exactOptional(v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))),
});
const authenticatorSelection = v.object({
  authenticatorAttachment: v.exactOptional(v.picklist(['cross-platform', 'platform'])),
  residentKey: v.exactOptional(residentKey),
  requireResidentKey: v.exactOptional(v.boolean()),
  userVerification: v.exactOptional(userVerification),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3, as far as the provider uses it. */
const creationOptions = v.object({
  rp: v.object({ id: v.exactOptional(v.string()), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.exactOptional(v.number()),
  excludeCredentials: v.exactOptional(v.array(descriptor)),
  authenticatorSelection: v.exactOptional(authenticatorSelection),
  hints: v.exactOptional(hints),
  attestation: v.exactOptional(v.picklist(['none', 'indirect', 'direct', 'enterprise'])),
  extensions: v.exactOptional(v.object({ credProps: v.exactOptional(v.boolean()) })),
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3. */
const requestOptions = v.object({
  challenge: v.string(),
  timeout: v.exactOptional(v.number()),
  rpId: v.exactOptional(v.string()),
  allowCredentials: v.exactOptional(v.array(descriptor)),
  userVerification: v.exactOptional(userVerification),
  hints: v.exactOptional(hints),
});

/** What `navigator.credentials` is to be given; the answer goes back with its `challenge_id`, once, within 5 minutes. */
export const passkeyCreationSchema = v.object({ challenge_id: v.string(), options: creationOptions });
export const passkeyRequestSchema = v.object({ challenge_id: v.string(), options: requestOptions });

export const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  created_at: v.string(),
  /** ISO times; null when nobody has signed in by it yet. */
  last_used_at: v.nullable(v.string()),
});
export const passkeysSchema = v.object({ data: v.array(passkeySchema) });

export type Passkey = v.InferOutput<typeof passkeySchema>;
