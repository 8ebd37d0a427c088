import { type Zippable, zipSync } from 'fflate';

/** Runs in a worker thread (`run-in-thread.ts`): packing a hundred documents takes up to a second of one core. */
export default function packZip(files: Zippable): Uint8Array {
  return zipSync(files);
}
