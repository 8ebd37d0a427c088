import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

/** 10 MB, the largest photo. */
export const MAX_UPLOAD_BYTES = 10_485_760;
/** Names the id that was made for an upload to the tus server; no client's header comes this far. */
export const UPLOAD_ID_HEADER = 'x-upload-id';
const PATH = '/installment/v3/user/verification/files';

/** The files of uploads under way. Ids are ours, so no name that a customer gave is ever a path. */
export type UploadFolder = {
  /** Answers a call of the tus protocol. */
  handle(request: Request): Promise<Response>;
  /** The whole file, or null while a part of it is missing. */
  read(id: string, size: number): Promise<Buffer | null>;
  remove(id: string): Promise<void>;
  /** Removes whatever has not been touched since; answers how many files. */
  removeOlderThan(time: Date): Promise<number>;
};

export function createUploadFolder(folder: string): UploadFolder {
  let made: Promise<Server> | null = null;
  // At the first use: a sandbox without uploads makes no folder.
  const server = () => {
    made ??= mkdir(folder, { recursive: true, mode: 0o700 }).then(() => tusServer(folder));
    return made;
  };
  const filesOf = (id: string) => [join(folder, id), join(folder, `${id}.json`)];
  return {
    handle: async (request) => (await server()).handleWeb(request),
    async read(id, size) {
      const file = await readFile(join(folder, id)).catch(() => null);
      return file === null || file.length !== size ? null : file;
    },
    async remove(id) {
      for (const file of filesOf(id)) await rm(file, { force: true });
    },
    async removeOlderThan(time) {
      const names = await readdir(folder).catch(() => []);
      let removed = 0;
      for (const name of names) {
        const file = join(folder, name);
        const found = await stat(file).catch(() => null);
        if (found === null || found.mtime >= time) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

const tusServer = (folder: string): Server =>
  new Server({
    path: PATH,
    datastore: new FileStore({ directory: folder }),
    maxSize: MAX_UPLOAD_BYTES,
    relativeLocation: true,
    // Creating an id that exists would cut its file to nothing (tus-node-server, PostHandler).
    namingFunction: (request) => {
      const id = request.headers.get(UPLOAD_ID_HEADER);
      if (id === null) throw new TypeError('an upload without an id');
      return id;
    },
  });
