import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createFolderStorage, type FileStorage } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { createClamdScanner, type Scanner } from './scan.ts';
import { createStoredCopies, type StoredCopies } from './stored-copies.ts';
import { createUploadFolder, type UploadFolder } from './upload-folder.ts';

/** Everything that stores or inspects a customer's files. */
export type PhotoFiles = {
  /** Photos. */
  readonly storage: FileStorage;
  /** Copies of all data, with photos in them. */
  readonly copies: StoredCopies;
  readonly uploads: UploadFolder;
  /** Null if files are not scanned. */
  readonly scan: Scanner | null;
};

export function createPhotoFiles({ dataDir, photos }: Config): PhotoFiles {
  const storageOf = (folder: string, type: string) =>
    photos.s3 === null ? createFolderStorage(join(dataDir, folder)) : createS3Storage(photos.s3, type);
  return {
    storage: storageOf('photos', 'image/jpeg'),
    copies: createStoredCopies(storageOf('copies', 'application/zip')),
    uploads: createUploadFolder(join(dataDir, 'uploads')),
    scan: photos.clamd === null ? null : createClamdScanner(photos.clamd),
  };
}
