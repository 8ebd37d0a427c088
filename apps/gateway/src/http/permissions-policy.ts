/** Features that no page of the portal uses. `payment` is among them: payments use our own API, not the browser's payment sheet. */
const DISABLED_FEATURES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;

/**
 * The Permissions-Policy of a document by the app that owns it; null for a response that is no page. The cabinet is one document, in which
 * the verification takes photos, so all of it may use the camera. Passkeys work on every page.
 */
export function permissionsPolicy(owner: 'cabinet' | 'public-site' | null): string {
  const camera = owner === 'cabinet' ? 'camera=(self)' : 'camera=()';
  const passkeys = ['publickey-credentials-create=(self)', 'publickey-credentials-get=(self)'];
  return [camera, ...DISABLED_FEATURES.map((feature) => `${feature}=()`), ...passkeys].join(', ');
}
