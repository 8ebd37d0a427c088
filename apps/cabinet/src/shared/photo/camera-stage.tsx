import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import * as css from './camera.css.ts';
import type { PhotoKind } from './photo-warnings.ts';
import type { CameraFacing } from './use-camera.ts';

type Props = { stream: MediaStream | null; facing: CameraFacing; kind: PhotoKind; ref?: Ref<HTMLVideoElement> };

/** The live camera picture, with a guide frame for the document or the face. */
export function CameraStage({ stream, facing, kind, ref }: Props) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div className={css.cameraStage}>
      <video
        ref={video}
        className={css.video[facing]}
        autoPlay
        muted
        playsInline
        aria-label={t({ message: 'Изображение с камеры', comment: 'Read by screen readers: name of the live picture of the camera' })}
      />
      <div className={css.guideFrame[kind]} aria-hidden="true" />
    </div>
  );
}
