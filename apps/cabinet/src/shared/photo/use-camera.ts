import { useEffect, useState } from 'react';
import { type CameraError, toCameraError } from './camera-error.ts';

export type CameraState =
  | { kind: 'off' }
  | { kind: 'starting' }
  | { kind: 'live'; stream: MediaStream }
  | { kind: 'failed'; error: CameraError };

/** `environment` is the back camera, `user` the front camera. */
export type CameraFacing = 'environment' | 'user';

/** The resolution at which a document is readable. A weaker camera delivers what it can. */
const RESOLUTION = { width: { ideal: 1920 }, height: { ideal: 1440 } } as const;

const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/**
 * The picture of the camera while `on`. The camera stops when `on` becomes false, when the component is unmounted, and when the page is
 * left. `restart` tries again after a failure.
 */
export function useCamera(facing: CameraFacing, on: boolean): { camera: CameraState; restart: () => void } {
  const [camera, setCamera] = useState<CameraState>({ kind: 'off' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt requests the camera again
  useEffect(() => {
    if (!on) return;
    let wanted = true;
    let open: MediaStream | null = null;
    setCamera({ kind: 'starting' });
    const end = (error: CameraError) => {
      stop(open);
      if (wanted) setCamera({ kind: 'failed', error });
    };
    const start = async () => {
      try {
        // Throws without HTTPS: `mediaDevices` is then undefined, although its type says otherwise.
        const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: facing }, ...RESOLUTION }, audio: false });
        if (!wanted) return stop(stream);
        open = stream;
        for (const track of stream.getVideoTracks()) track.addEventListener('ended', () => end('busy'));
        setCamera({ kind: 'live', stream });
      } catch (error) {
        end(toCameraError(error));
      }
    };
    void start();
    const leave = () => end('busy');
    window.addEventListener('pagehide', leave);
    return () => {
      wanted = false;
      window.removeEventListener('pagehide', leave);
      stop(open);
      setCamera({ kind: 'off' });
    };
  }, [facing, on, attempt]);
  return { camera, restart: () => setAttempt((count) => count + 1) };
}
