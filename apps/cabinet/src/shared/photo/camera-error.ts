/**
 * Why there is no camera picture: no camera, denied by the customer or the device, stopped or in use by a different program, or not
 * supported on this page.
 */
export type CameraError = 'none' | 'refused' | 'busy' | 'unavailable';

/** Maps the error names of `getUserMedia` (Media Capture 10.3). Older browsers use other names. */
const ERRORS: Readonly<Record<string, CameraError>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  PermissionDeniedError: 'refused',
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};

export const toCameraError = (error: unknown): CameraError =>
  error instanceof Error ? (ERRORS[error.name] ?? 'unavailable') : 'unavailable';
