import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import { Paperclip, Upload } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { type PartitionedFiles, partitionFiles } from '../internal/files/check-file.ts';
import { FilePickButton } from '../internal/files/file-pick.tsx';
import { useFileDrop } from '../internal/files/use-file-drop.ts';
import { useFileProblemMessage } from '../internal/files/use-file-problem-message.ts';
import * as zoneCss from '../internal/files/zone.css.ts';
import * as css from './file-drop.css.ts';
import { type DroppedFile, FileRow } from './file-row.tsx';

export type { DroppedFile } from './file-row.tsx';

export interface FileDropProps {
  /** The name of the field, visible above it. */
  label: ReactNode;
  /** Help for choosing the files, such as the accepted kinds and sizes, visible before any error. */
  description?: ReactNode;
  /** The error: what is wrong and what to do. The field's own messages about refused files replace it. */
  error?: ReactNode;
  /** Shows "необязательно" next to the label. */
  optional?: boolean;
  /** The files chosen so far. The parent stores them. */
  files: readonly DroppedFile[];
  /** Called with the files of an accepted kind, size and number. The component uploads nothing. */
  onAdd: (files: File[]) => void;
  /** Called with the `id` of the file that the customer removes. */
  onRemove: (id: string) => void;
  /** Media types and file endings. */
  accept?: readonly string[];
  /** Maximum size of one file, bytes; the default is 10 MB. */
  maxBytes?: number;
  /** Maximum number of files. A full field takes no more. */
  maxFiles?: number;
  /** True if files can be neither added nor removed now. */
  disabled?: boolean;
}

const ACCEPT = ['image/jpeg', 'image/png', 'application/pdf'];
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 5;

/** A field for several files, dropped or chosen. It names each refused file and the reason. */
export function FileDrop({
  label,
  description,
  error,
  optional = false,
  files,
  onAdd,
  onRemove,
  accept = ACCEPT,
  maxBytes = MAX_BYTES,
  maxFiles = MAX_FILES,
  disabled = false,
}: FileDropProps) {
  const { t } = useLingui();
  const wordsOf = useFileProblemMessage(accept);
  const chooseId = useId();
  const [refused, setRefused] = useState<PartitionedFiles<File>['refused']>([]);
  const full = files.length >= maxFiles;
  const take = (chosen: File[]) => {
    const sorted = partitionFiles(chosen, { accept, maxBytes }, { max: maxFiles, used: files.length });
    setRefused(sorted.refused);
    if (sorted.accepted.length > 0) onAdd(sorted.accepted);
  };
  const { over, handlers } = useFileDrop(take, disabled);
  const wrong =
    refused.length === 0 ? (
      error
    ) : (
      <span className={css.refusedFiles}>
        {refused.map(({ name, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <span key={at}>
            {name}: {wordsOf(problem)}
          </span>
        ))}
      </span>
    );
  const count = files.length;
  return (
    <FieldGroup label={label} description={description} error={wrong} optional={optional}>
      <div {...handlers} className={cx(zoneCss.zone, over && zoneCss.dragOver, Boolean(wrong) && zoneCss.invalid, disabled && zoneCss.off)}>
        <span className={zoneCss.icon}>
          <Upload size={32} strokeWidth={1.5} />
        </span>
        <span className={zoneCss.invitation} aria-hidden="true">
          {t({ message: 'Перетащите файлы сюда', comment: 'File field: invitation to drop files, seen where there is a mouse' })}
        </span>
        <FilePickButton
          id={chooseId}
          label={t({ message: 'Выбрать файлы', comment: 'Button: chooses files on the device' })}
          icon={<Paperclip size={18} />}
          variant="secondary"
          size="s"
          multiple
          accept={accept}
          onFiles={take}
          disabled={disabled || full}
        />
        <span aria-live="polite" className={css.fileDetails}>
          {full
            ? t({ message: 'Больше файлов добавить нельзя', comment: 'File field: the maximum number of files is reached' })
            : count > 0
              ? t({
                  message: plural(count, {
                    one: 'Выбран # файл',
                    few: 'Выбрано # файла',
                    many: 'Выбрано # файлов',
                    other: 'Выбрано # файла',
                  }),
                  comment: 'File field: how many files are chosen',
                })
              : ''}
        </span>
      </div>
      {count > 0 && (
        <ul className={css.list}>
          {files.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              onRemove={
                disabled
                  ? undefined
                  : () => {
                      setRefused([]);
                      onRemove(item.id);
                      // The pressed button disappears with its file, so move the focus to the file input. In the next frame, because the
                      // input of a full field is still disabled now.
                      requestAnimationFrame(() => document.getElementById(chooseId)?.focus());
                    }
              }
            />
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
