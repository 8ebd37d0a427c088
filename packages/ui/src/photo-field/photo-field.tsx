import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { Camera, ImageUp, Trash2 } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { checkFile, type FileProblem } from '../internal/files/check-file.ts';
import { FilePickButton } from '../internal/files/file-pick.tsx';
import { useFileDrop } from '../internal/files/use-file-drop.ts';
import { useFileProblemMessage } from '../internal/files/use-file-problem-message.ts';
import * as zoneCss from '../internal/files/zone.css.ts';
import { PhotoPreview } from './photo-preview.tsx';

export interface PhotoFieldProps {
  /** The name of the field, visible above it. */
  label: ReactNode;
  /** Help for the photo, such as what must be visible, shown before any error. */
  description?: ReactNode;
  /** The error: what is wrong and what to do. The field's own message about a refused file replaces it. */
  error?: ReactNode;
  /** Shows "необязательно" next to the label. */
  optional?: boolean;
  /** The photo on this device; `null`: none. The component does not upload it. */
  value: File | null;
  /** Called with the new photo; `null` when the customer removes it. */
  onChange: (photo: File | null) => void;
  /** URL of a photo that was uploaded before, shown until the customer chooses a new one. */
  uploadedUrl?: string | undefined;
  /** The camera that a phone opens: the rear one (`environment`) or the front one (`user`). */
  camera?: 'environment' | 'user';
  /** Media types. JPEG and PNG make a phone that takes photos in HEIC convert them itself. */
  accept?: readonly string[];
  /** Maximum size, bytes; the default is 10 MB. */
  maxBytes?: number;
  /** Percent uploaded, 0 to 100, during the upload. While set, the photo cannot be changed. */
  progress?: number | undefined;
  /** True if the photo cannot be changed now. */
  disabled?: boolean;
}

const ACCEPT = ['image/jpeg', 'image/png'];
const MAX_BYTES = 10 * 1024 * 1024;

/** A field for one photo: taken, chosen or dropped, previewed, and replaced. */
export function PhotoField({
  label,
  description,
  error,
  optional = false,
  value,
  onChange,
  uploadedUrl,
  camera = 'environment',
  accept = ACCEPT,
  maxBytes = MAX_BYTES,
  progress,
  disabled = false,
}: PhotoFieldProps) {
  const { t } = useLingui();
  const wordsOf = useFileProblemMessage(accept);
  const chooseId = useId();
  const [refused, setRefused] = useState<FileProblem | null>(null);
  const still = disabled || progress !== undefined;
  const take = (files: File[]) => {
    const [photo] = files;
    if (!photo) return;
    const problem = files.length > 1 ? ({ code: 'files_too_many', max: 1 } as const) : checkFile(photo, { accept, maxBytes });
    setRefused(problem);
    if (!problem) onChange(photo);
  };
  const { over, handlers } = useFileDrop(take, still);
  const wrong = refused ? wordsOf(refused) : error;
  const has = value !== null || uploadedUrl !== undefined;
  const picks = { accept, onFiles: take, disabled: still, size: 's' } as const;
  return (
    <FieldGroup label={label} description={description} error={wrong} optional={optional}>
      <div {...handlers} className={cx(zoneCss.zone, over && zoneCss.dragOver, Boolean(wrong) && zoneCss.invalid, disabled && zoneCss.off)}>
        {has ? (
          <PhotoPreview photo={value} uploadedUrl={uploadedUrl} progress={progress} />
        ) : (
          <>
            <span className={zoneCss.icon}>
              <ImageUp size={32} strokeWidth={1.5} />
            </span>
            <span className={zoneCss.invitation} aria-hidden="true">
              {t({ message: 'Перетащите фото сюда', comment: 'Photo field: invitation to drop a photo, seen where there is a mouse' })}
            </span>
          </>
        )}
        <div className={zoneCss.pickButtons}>
          <span className={zoneCss.camera}>
            <FilePickButton
              {...picks}
              variant={has ? 'secondary' : 'primary'}
              capture={camera}
              icon={<Camera size={18} />}
              label={
                has
                  ? t({ message: 'Переснять', comment: 'Button: takes the photo again' })
                  : t({ message: 'Снять фото', comment: 'Button: opens the camera of the phone' })
              }
            />
          </span>
          <FilePickButton
            {...picks}
            id={chooseId}
            variant="secondary"
            icon={<ImageUp size={18} />}
            label={
              has
                ? t({ message: 'Выбрать другое', comment: 'Button: chooses another photo' })
                : t({ message: 'Выбрать фото', comment: 'Button: chooses a photo on the device' })
            }
          />
          {value !== null && !still && (
            <Button
              size="s"
              variant="ghost"
              icon={<Trash2 size={18} />}
              onClick={() => {
                // This button disappears with the photo, so move the focus first.
                document.getElementById(chooseId)?.focus();
                setRefused(null);
                onChange(null);
              }}
            >
              {t({ message: 'Убрать', comment: 'Button: removes the chosen photo' })}
            </Button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
