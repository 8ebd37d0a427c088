import { useLingui } from '@lingui/react/macro';
import { joinFacts, NO_BREAK_SPACE } from '@muddat/i18n';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FileText, X } from '../icons/icons.ts';
import { formatFileSize } from '../internal/files/format-size.ts';
import { useObjectUrl } from '../internal/files/use-object-url.ts';
import { useLanguage } from '../internal/use-language.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import * as css from './file-drop.css.ts';

export interface DroppedFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Set while the file is on this device. An image gets a thumbnail. */
  file?: File | undefined;
  /** Percent uploaded, 0 to 100, during the upload. */
  progress?: number | undefined;
  /** Why the backend refused the file. */
  error?: ReactNode;
}

export function FileRow({ item, onRemove }: { item: DroppedFile; onRemove: (() => void) | undefined }) {
  const { t } = useLingui();
  const locale = useLanguage();
  const { name, size, file, progress, error } = item;
  const percent = progress === undefined ? undefined : Math.round(Math.min(100, Math.max(0, progress)));
  const done = percent === undefined ? '' : `${percent}${NO_BREAK_SPACE}%`;
  return (
    <li className={css.file}>
      <span className={css.thumbnail}>
        <Thumbnail file={file?.type.startsWith('image/') ? file : null} />
      </span>
      <div className={css.body}>
        <span className={css.name}>{name}</span>
        {error === undefined ? (
          <span className={css.fileDetails}>{joinFacts([formatFileSize(size, locale), done])}</span>
        ) : (
          <span className={css.problem}>{error}</span>
        )}
        {percent !== undefined && (
          <div className={css.progress}>
            <ProgressBar
              label={t({ message: `Отправляем: ${name}`, comment: 'Read by screen readers: a file is being uploaded; {name} is its name' })}
              value={percent}
              max={100}
              valueText={done}
            />
          </div>
        )}
      </div>
      {onRemove && (
        <IconButton
          icon={<X size={20} />}
          label={t({ message: `Убрать файл ${name}`, comment: 'Button next to a chosen file: removes it; {name} is its name' })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

function Thumbnail({ file }: { file: File | null }) {
  const url = useObjectUrl(file);
  const [broken, setBroken] = useState(false);
  if (url === undefined || broken) return <FileText size={22} strokeWidth={1.5} />;
  return <img src={url} alt="" className={css.image} onError={() => setBroken(true)} />;
}
