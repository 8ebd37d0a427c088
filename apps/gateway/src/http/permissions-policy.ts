/** What no page of the portal uses. `payment` too: money goes through our own calls, not through the browser's payment sheet. */
const NEVER = [
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
 * The features a document may use, by the app whose it is; null for whatever is no page. The cabinet is one document, in which
 * verification takes photos, so all of it may use the camera. Passkeys work on every page of this origin.
 */
export function permissionsPolicy(owner: 'cabinet' | 'public-site' | null): string {
  const camera = owner === 'cabinet' ? 'camera=(self)' : 'camera=()';
  const passkeys = ['publickey-credentials-create=(self)', 'publickey-credentials-get=(self)'];
  return [camera, ...NEVER.map((feature) => `${feature}=()`), ...passkeys].join(', ');
}
