import { listSharedFiles, readSharedFile, type SharedFile } from './shared-file.ts';
import type { SharedFiles } from './shared-files.ts';

/** Largest total of one build. Today's builds take a fifteenth of it. */
const MAX_BUILD_BYTES = 16 * 1024 * 1024;
const BATCH_BYTES = 256 * 1024;
const RENEW_EVERY_MS = 3_600_000;
const RETRY_MS = 2_000;
/** A silent store delays the start no longer. */
const START_WAIT_MS = 3_000;

export type ShareBuildOptions = {
  shared: SharedFiles;
  /** Folder of hashed files by app. */
  roots: Readonly<Record<string, string>>;
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
  maxBytes?: number;
};

/** Adds the files of this build that the store lacks, and renews the others. */
export async function shareBuild({ shared, roots, log, maxBytes = MAX_BUILD_BYTES }: ShareBuildOptions): Promise<void> {
  const paths = new Map<string, string>(
    Object.entries(roots).flatMap(([app, root]) => [...listSharedFiles(root)].map(([name, path]) => [`${app}/${name}`, path] as const)),
  );
  let total = 0;
  let batch = new Map<string, SharedFile>();
  let batchBytes = 0;
  const send = async (): Promise<void> => {
    if (batch.size > 0) await shared.add(batch);
    batch = new Map();
    batchBytes = 0;
  };
  const missing = await shared.renew([...paths.keys()]);
  for (const name of missing) {
    const file = readSharedFile(paths.get(name) ?? '');
    if (total + file.body.length > maxBytes) {
      log.warn({ bytes: maxBytes }, 'the build is too large to share all its files with other gateways');
      break;
    }
    total += file.body.length;
    batchBytes += file.body.length;
    batch.set(name, file);
    if (batchBytes >= BATCH_BYTES) await send();
  }
  await send();
  if (missing.length > 0) log.info({ files: missing.length, bytes: total }, 'the files of this build are shared');
}

/**
 * Shares this build and renews it every hour. Resolves after the first attempt, at the latest after a few seconds. An attempt that fails
 * is repeated, so a store that is away at the start gets the files when it is back.
 */
export async function keepBuildShared(options: ShareBuildOptions): Promise<{ stop(): void }> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let failing = false;
  const attempt = async (): Promise<void> => {
    try {
      await shareBuild(options);
      failing = false;
    } catch (error) {
      if (!failing && !stopped)
        options.log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'the files of this build could not be shared');
      failing = true;
    }
    if (!stopped) timer = setTimeout(() => void attempt(), failing ? RETRY_MS : RENEW_EVERY_MS).unref();
  };
  let late: NodeJS.Timeout | undefined;
  await Promise.race([attempt(), new Promise((resolve) => (late = setTimeout(resolve, START_WAIT_MS)))]);
  clearTimeout(late);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
