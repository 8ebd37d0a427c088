import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Camera, RotateCcw } from '@muddat/ui/icons';
import { Spinner } from '@muddat/ui/spinner';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { Ref } from 'react';
import * as css from './camera.css.ts';
import { CameraStage } from './camera-stage.tsx';
import type { CaptureState } from './capture.machine.ts';
import { FilePickerButton } from './file-picker-button.tsx';
import { PhotoExamples } from './photo-examples.tsx';
import type { PhotoKind } from './photo-warnings.ts';
import type { CameraState } from './use-camera.ts';
import { usePhotoTexts } from './use-photo-texts.ts';

export type CaptureActions = {
  onCamera: () => void;
  onRestart: () => void;
  onShutter: () => void;
  onFile: (file: File) => void;
  onRetake: () => void;
  onSend: () => void;
};
export type CaptureViewProps = CaptureActions & {
  kind: PhotoKind;
  /** What must be visible in the photo, one line each. */
  hints: readonly string[];
  state: CaptureState;
  camera: CameraState;
  /** The object URL of the photo under review. */
  preview: string | undefined;
  video?: Ref<HTMLVideoElement>;
};

/** The steps of one photo: instructions, camera or file, review, and the warnings before it is sent. */
export function CaptureView(props: CaptureViewProps) {
  switch (props.state.kind) {
    case 'choosing':
      return <Choosing {...props} error={props.state.error} />;
    case 'camera':
      return <CameraStep {...props} error={props.state.error} />;
    case 'reading':
      return <Reading />;
    case 'reviewing':
      return <Reviewing {...props} warnings={props.state.photo.warnings} />;
  }
}

type WithError = CaptureViewProps & { error: Extract<CaptureState, { kind: 'choosing' }>['error'] };

function Choosing({ kind, hints, error, onCamera, onFile }: WithError) {
  const { t } = useLingui();
  return (
    <Stack gap="m">
      <ul className={css.hintList}>
        {hints.map((hint) => (
          <Text as="li" key={hint}>
            {hint}
          </Text>
        ))}
      </ul>
      <PhotoExamples kind={kind} />
      <ErrorNote error={error} />
      <Button width="full" icon={<Camera size={20} />} onClick={onCamera}>
        {t({ message: 'Включить камеру', comment: 'Button: opens the camera inside the page' })}
      </Button>
      <FilePickerButton variant="secondary" width="full" label={useFileLabel()} onFile={onFile} />
      <Text size="s" tone="quiet">
        {t({ message: 'JPEG, PNG или WebP до 10\u00a0МБ', comment: 'Under the button that chooses a photo among the files' })}
      </Text>
    </Stack>
  );
}

function useFileLabel(): string {
  const { t } = useLingui();
  return t({ message: 'Выбрать фото из файлов', comment: 'Button: chooses a photo among the files of the device' });
}

function ErrorNote({ error }: Pick<WithError, 'error'>) {
  const { files } = usePhotoTexts();
  return <div role="alert">{error !== null && <Banner tone="bad">{files[error]}</Banner>}</div>;
}

function CameraStep({ kind, camera, error, video, onShutter, onRestart, onFile }: WithError) {
  const { t } = useLingui();
  const { cameras } = usePhotoTexts();
  const other = <FilePickerButton variant="secondary" width="full" label={useFileLabel()} onFile={onFile} />;
  if (camera.kind === 'failed') {
    return (
      <Stack gap="m">
        <Banner tone="bad" live="alert">
          {cameras[camera.error]}
        </Banner>
        {other}
        <Button variant="ghost" width="full" icon={<RotateCcw size={20} />} onClick={onRestart}>
          {t({ message: 'Включить камеру ещё раз', comment: 'Button: starts the camera again after it could not be used' })}
        </Button>
      </Stack>
    );
  }
  const live = camera.kind === 'live';
  return (
    <Stack gap="m">
      <ErrorNote error={error} />
      <CameraStage
        stream={live ? camera.stream : null}
        facing={kind === 'selfie' ? 'user' : 'environment'}
        kind={kind}
        {...(video ? { ref: video } : {})}
      />
      <Text size="s" tone="quiet">
        {kind === 'selfie'
          ? t({ message: 'Лицо — в рамке, паспорт — рядом с лицом', comment: 'Under the picture of the camera: selfie with passport' })
          : t({ message: 'Положите документ в рамку целиком', comment: 'Under the picture of the camera: a document' })}
      </Text>
      <Button width="full" icon={<Camera size={20} />} pending={!live} onClick={onShutter}>
        {t({ message: 'Сделать фото', comment: 'Button: takes the photo' })}
      </Button>
      {other}
    </Stack>
  );
}

function Reading() {
  const { t } = useLingui();
  return (
    <Stack gap="m" align="center">
      <Spinner />
      <Text as="div">
        <span role="status">
          {t({ message: 'Проверяем, всё ли видно…', comment: 'While the device checks whether a photo is good enough' })}
        </span>
      </Text>
    </Stack>
  );
}

type Reviewed = CaptureViewProps & { warnings: Extract<CaptureState, { kind: 'reviewing' }>['photo']['warnings'] };

function Reviewing({ preview, warnings, onRetake, onSend }: Reviewed) {
  const { t } = useLingui();
  const words = usePhotoTexts();
  const good = warnings.length === 0;
  const again = t({ message: 'Переснять', comment: 'Button: take the photo again' });
  return (
    <Stack gap="m">
      {preview !== undefined && (
        <img
          className={css.photo}
          src={preview}
          alt={t({ message: 'Ваше фото', comment: 'Read by screen readers: the photo just taken, before it is sent' })}
        />
      )}
      <div role="status">
        {good ? (
          <Banner tone="good">
            {t({ message: 'Фото чёткое. Проверьте сами, что всё читается.', comment: 'Next to a photo without warnings' })}
          </Banner>
        ) : (
          <Banner tone="soon">
            <Stack gap="xs">
              {warnings.map((warning) => (
                <span key={warning}>{words.warnings[warning]}</span>
              ))}
            </Stack>
          </Banner>
        )}
      </div>
      {good ? (
        <>
          <Button width="full" onClick={onSend}>
            {t({ message: 'Отправить', comment: 'Button: sends the photo of a document' })}
          </Button>
          <Button variant="secondary" width="full" icon={<RotateCcw size={20} />} onClick={onRetake}>
            {again}
          </Button>
        </>
      ) : (
        <>
          <Button width="full" icon={<RotateCcw size={20} />} onClick={onRetake}>
            {again}
          </Button>
          <Button variant="secondary" width="full" onClick={onSend}>
            {t({ message: 'Всё равно отправить', comment: 'Button: sends the photo although it has a warning' })}
          </Button>
        </>
      )}
    </Stack>
  );
}
