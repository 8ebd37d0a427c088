/** Why there is no picture of a camera: none there, not allowed, in use elsewhere, or the page may not ask at all. */
export type CameraFault = 'none' | 'refused' | 'busy' | 'unavailable';

/** By the name of what `getUserMedia` threw (Media Capture 10.3); older browsers have names of their own. */
const FAULTS: Readonly<Record<string, CameraFault>> = {
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

export const cameraFaultOf = (error: unknown): CameraFault =>
  error instanceof Error ? (FAULTS[error.name] ?? 'unavailable') : 'unavailable';
