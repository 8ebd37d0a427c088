/** Ids of the pages (packages/routing) that take photos. None yet: verification comes with its own issue, and is one line here. */
const CAMERA_PAGES: readonly string[] = [];

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

/** The features a document may use, by its page; null for whatever is no page. Passkeys work on every page of this origin. */
export function permissionsPolicy(pageId: string | null, cameraPages: readonly string[] = CAMERA_PAGES): string {
  const camera = pageId !== null && cameraPages.includes(pageId) ? 'camera=(self)' : 'camera=()';
  const passkeys = ['publickey-credentials-create=(self)', 'publickey-credentials-get=(self)'];
  return [camera, ...NEVER.map((feature) => `${feature}=()`), ...passkeys].join(', ');
}
