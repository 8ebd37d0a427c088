import { useRouteContext } from '@tanstack/react-router';
import { retryAfterReauth } from '../reauth/reauth-queue.ts';
import { useWrite, type WriteState } from '../refusal/use-write.ts';
import { fetchFile } from './fetch-file.ts';
import { fileName, type RequestedFile } from './requested-file.ts';

/** Safari reads the object URL some time after the click, so the URL stays valid for a minute. */
const OBJECT_URL_TTL_MS = 60_000;

/** Hands bytes to the browser as a file to save. */
function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_TTL_MS);
}

export type DownloadControl = { state: WriteState<RequestedFile>; download: (file: RequestedFile) => void };

/**
 * Fetches a file in the reader's language and saves it on the device; `state` is that of the latest download. The server requires a
 * re-authentication for a copy of all data; `download` then opens the dialog for it.
 */
export function useDownload(): DownloadControl {
  const { locale, reauth } = useRouteContext({ from: '__root__' });
  const { state, write } = useWrite({
    write: (file: RequestedFile) => retryAfterReauth({ fetchFile }, reauth.request).fetchFile(file, locale),
    onDone: (bytes, file) => saveFile(bytes, fileName(file)),
  });
  return { state, download: write };
}
