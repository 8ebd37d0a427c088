import { Button } from '@muddat/ui/button';
import { FileText } from '@muddat/ui/icons';
import type { ReactNode } from 'react';
import { isSameFile, type RequestedFile } from './requested-file.ts';
import type { DownloadControl } from './use-download.ts';

type Props = {
  file: RequestedFile;
  downloads: DownloadControl;
  children: ReactNode;
  /** The accessible name, where the visible text does not say which document it is. */
  label?: string;
  variant?: 'secondary' | 'ghost';
};

export function DownloadButton({ file, downloads: { state, download }, children, label, variant = 'secondary' }: Props) {
  const pending = state.kind === 'busy' && isSameFile(state.input, file);
  return (
    <Button
      variant={variant}
      size="s"
      icon={<FileText size={18} />}
      pending={pending}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onClick={() => download(file)}
    >
      {children}
    </Button>
  );
}
