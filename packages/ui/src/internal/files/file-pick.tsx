import type { ReactNode } from 'react';
import { type ButtonLook, ButtonWords, buttonClass } from '../../button/button.tsx';
import { cx } from '../cx.ts';
import * as css from './file-pick.css.ts';

export interface FilePickProps extends ButtonLook {
  /** What is on the button, and its name. */
  label: string;
  accept: readonly string[];
  onFiles: (files: File[]) => void;
  icon: ReactNode;
  multiple?: boolean;
  /** Straight to a camera where there is one: `environment` looks away from the person, `user` at them. */
  capture?: 'user' | 'environment';
  disabled?: boolean;
  describedBy?: string | undefined;
  id?: string | undefined;
}

/** A file input that looks like a button: opens by Enter, Space and touch, with no script between. */
export function FilePick({
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
}: FilePickProps) {
  return (
    <span className={cx(buttonClass(look), css.pick)}>
      <span aria-hidden="true" className={css.words}>
        <ButtonWords icon={icon}>{label}</ButtonWords>
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
          // So that the same file can be chosen again after it was taken away.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}
