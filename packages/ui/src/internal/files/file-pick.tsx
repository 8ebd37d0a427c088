import type { ReactNode } from 'react';
import { type ButtonAppearance, ButtonLabel, buttonClass } from '../../button/button.tsx';
import { cx } from '../cx.ts';
import * as css from './file-pick.css.ts';

export interface FilePickButtonProps extends ButtonAppearance {
  /** The text on the button, and its accessible name. */
  label: string;
  accept: readonly string[];
  onFiles: (files: File[]) => void;
  icon: ReactNode;
  multiple?: boolean;
  /** Opens a camera directly where there is one: `environment` is the rear camera, `user` the front camera. */
  capture?: 'user' | 'environment';
  disabled?: boolean;
  describedBy?: string | undefined;
  id?: string | undefined;
}

/** A file input that looks like a button. It is native, so Enter, Space and touch open it without JavaScript. */
export function FilePickButton({
  label,
  accept,
  onFiles,
  icon,
  multiple = false,
  capture,
  disabled = false,
  describedBy,
  id,
  ...look
}: FilePickButtonProps) {
  return (
    <span className={cx(buttonClass(look), css.pick)}>
      <span aria-hidden="true" className={css.words}>
        <ButtonLabel icon={icon}>{label}</ButtonLabel>
      </span>
      <input
        type="file"
        id={id}
        className={css.input}
        aria-label={label}
        aria-describedby={describedBy}
        accept={accept.join(',') || undefined}
        multiple={multiple}
        capture={capture}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Resets the input: otherwise choosing a removed file again would fire no change event.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}
