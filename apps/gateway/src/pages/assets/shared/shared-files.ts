import type { SharedFile } from './shared-file.ts';

/** How long a file stays after the last gateway of its build. A tab that is open for longer reloads by itself. */
export const SHARED_FILE_LIFE_MS = 86_400_000;

/** The hashed files of all builds that ran lately. Names are `app/name`. */
export type SharedFiles = {
  /** Keeps these files for another day, and returns those that are missing. */
  renew(names: readonly string[]): Promise<readonly string[]>;
  add(files: ReadonlyMap<string, SharedFile>): Promise<void>;
  /** The file, or null if no build had it. Rejects if the store cannot be asked. */
  find(name: string): Promise<SharedFile | null>;
};
