import { useEffect, useReducer, useRef } from 'react';
import { focusHeading } from '../page/focus-heading.ts';
import { captureMachine, initialCaptureState } from './capture.machine.ts';
import { CaptureView } from './capture.view.tsx';
import type { PhotoKind } from './photo-warnings.ts';
import { encodePhoto, type ReadPhotoResult, readPhotoFile } from './read-photo.ts';
import { useCamera } from './use-camera.ts';
import { useObjectUrl } from './use-object-url.ts';

type Props = { kind: PhotoKind; hints: readonly string[]; onPhoto: (photo: Blob) => void };

/** Takes one photo and passes it to `onPhoto`. Uploads nothing. */
export function CaptureController({ kind, hints, onPhoto }: Props) {
  const [state, send] = useReducer(captureMachine, initialCaptureState);
  const { camera, restart } = useCamera(kind === 'selfie' ? 'user' : 'environment', state.kind === 'camera');
  const video = useRef<HTMLVideoElement>(null);
  const photo = state.kind === 'reviewing' ? state.photo.blob : null;
  const preview = useObjectUrl(photo);
  // The focused control disappears with its step, so move the focus to the heading.
  const step = state.kind;
  useEffect(() => {
    if (step !== 'reading') focusHeading();
  }, [step]);

  const read = async (reading: Promise<ReadPhotoResult>) => {
    const result = await reading.catch((): ReadPhotoResult => ({ ok: false, error: 'file_broken' }));
    send({ type: 'read', result });
  };
  return (
    <CaptureView
      kind={kind}
      hints={hints}
      state={state}
      camera={camera}
      preview={preview}
      video={video}
      onCamera={() => send({ type: 'camera-wanted' })}
      onRestart={restart}
      onShutter={() => {
        const stage = video.current;
        if (!stage) return;
        void waitForFirstFrame(stage).then(() => {
          if (stage !== video.current) return;
          // Read the frame now: the event below leaves the camera step, which stops the camera.
          const taken = encodePhoto(stage, kind);
          send({ type: 'taken', source: 'camera' });
          void read(taken);
        });
      }}
      onFile={(file) => {
        send({ type: 'taken', source: 'file' });
        void read(readPhotoFile(file, kind));
      }}
      onRetake={() => send({ type: 'retake-wanted' })}
      onSend={() => {
        if (photo) onPhoto(photo);
      }}
    />
  );
}

/** A camera that has just started has no frame yet. Wait for the first one, so that an early press of the shutter is not lost. */
function waitForFirstFrame(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return Promise.resolve();
  return new Promise((resolve) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true });
  });
}
