import { useRouteContext } from '@tanstack/react-router';
import { afterProof } from '../fresh-proof/proof-desk.ts';
import { useWrite, type WriteState } from '../refusal/use-write.ts';
import { type AskedFile, fileName } from './asked-file.ts';
import { fetchFile } from './fetch-file.ts';

/** Safari reads the object URL some time after the click, so it must not be revoked at once. */
const KEPT_MS = 60_000;

/** Hands bytes to the browser as a file to save. */
function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

export type Downloads = { state: WriteState<AskedFile>; download: (file: AskedFile) => void };

/**
 * Fetches a file in the reader's language and saves it, one at a time. The server requires a re-authentication for a copy of all data; this
 * hook asks for it.
 */
export function useDownload(): Downloads {
  const { locale, proofs } = useRouteContext({ from: '__root__' });
  const { state, write } = useWrite({
    write: (file: AskedFile) => afterProof({ fetchFile }, proofs.ask).fetchFile(file, locale),
    onDone: (bytes, file) => saveFile(bytes, fileName(file)),
  });
  return { state, download: write };
}
