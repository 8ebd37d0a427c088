import { useRouteContext } from '@tanstack/react-router';
import { useWrite, type WriteState } from '../refusal/use-write.ts';
import { type AskedFile, fileName } from './asked-file.ts';
import { fetchFile } from './fetch-file.ts';
import { saveFile } from './save-file.ts';

export type Downloads = { state: WriteState<AskedFile>; download: (file: AskedFile) => void };

/** Fetches a file in the reader's language and saves it; one at a time. */
export function useDownload(): Downloads {
  const { locale } = useRouteContext({ from: '__root__' });
  const { state, write } = useWrite({
    write: (file: AskedFile) => fetchFile(file, locale),
    onDone: (bytes, file) => saveFile(bytes, fileName(file)),
  });
  return { state, download: write };
}
