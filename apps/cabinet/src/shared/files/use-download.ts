import { useRouteContext } from '@tanstack/react-router';
import { afterProof } from '../fresh-proof/proof-desk.ts';
import { useWrite, type WriteState } from '../refusal/use-write.ts';
import { type AskedFile, fileName } from './asked-file.ts';
import { fetchFile } from './fetch-file.ts';
import { saveFile } from './save-file.ts';

export type Downloads = { state: WriteState<AskedFile>; download: (file: AskedFile) => void };

/** Fetches a file in the reader's language and saves it; one at a time. A copy of all data wants a fresh proof, which is asked for here. */
export function useDownload(): Downloads {
  const { locale, proofs } = useRouteContext({ from: '__root__' });
  const { state, write } = useWrite({
    write: (file: AskedFile) => afterProof({ fetchFile }, proofs.ask).fetchFile(file, locale),
    onDone: (bytes, file) => saveFile(bytes, fileName(file)),
  });
  return { state, download: write };
}
