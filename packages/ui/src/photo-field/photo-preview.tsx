import { useLingui } from '@lingui/react/macro';
import { joinFacts, NO_BREAK_SPACE } from '@muddat/i18n';
import { useState } from 'react';
import { FileImage } from '../icons/icons.ts';
import { formatFileSize } from '../internal/files/format-size.ts';
import { useObjectUrl } from '../internal/files/use-object-url.ts';
import * as zoneCss from '../internal/files/zone.css.ts';
import { useLanguage } from '../internal/use-language.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import * as css from './photo-field.css.ts';

export interface PhotoPreviewProps {
  photo: File | null;
  uploadedUrl: string | undefined;
  progress: number | undefined;
}

/** The chosen or uploaded photo, its name and size, and the progress of the upload. */
export function PhotoPreview({ photo, uploadedUrl, progress }: PhotoPreviewProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const url = useObjectUrl(photo) ?? (photo === null ? uploadedUrl : undefined);
  const alt = photo
    ? t({ message: 'Выбранное фото', comment: 'Read by screen readers: the photo that was chosen and not yet uploaded' })
    : t({ message: 'Отправленное фото', comment: 'Read by screen readers: the photo that was uploaded before' });
  return (
    <div className={css.photoStack}>
      {url !== undefined && <PhotoImage key={url} url={url} alt={alt} />}
      <div aria-live="polite" className={css.photoDetails}>
        {photo && joinFacts([photo.name, formatFileSize(photo.size, locale)])}
      </div>
      {progress !== undefined && <UploadProgress percent={progress} />}
    </div>
  );
}

/** Not every browser can show the format of a phone's photo: then an icon replaces it. */
function PhotoImage({ url, alt }: { url: string; alt: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className={zoneCss.icon}>
        <FileImage size={48} strokeWidth={1.25} />
      </span>
    );
  }
  return <img src={url} alt={alt} className={css.preview} onError={() => setBroken(true)} />;
}

function UploadProgress({ percent }: { percent: number }) {
  const { t } = useLingui();
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  const text = `${whole}${NO_BREAK_SPACE}%`;
  return (
    <div className={css.progress}>
      <ProgressBar
        label={t({ message: 'Отправляем фото', comment: 'Read by screen readers: the photo is being uploaded' })}
        value={whole}
        max={100}
        valueText={text}
      />
      <span aria-hidden="true" className={css.photoDetails}>
        {t({ message: `отправляем, ${text}`, comment: 'A document photo is being uploaded; {text} is the percentage' })}
      </span>
    </div>
  );
}
