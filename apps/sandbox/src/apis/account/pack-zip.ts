import { type Zippable, zipSync } from 'fflate';

/** Runs in a worker thread (`in-thread.ts`): to pack a hundred papers takes up to a second of one core. */
export default function packZip(files: Zippable): Uint8Array {
  return zipSync(files);
}
