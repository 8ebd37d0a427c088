import { join } from 'node:path';
import type { Config } from '../../../../core/config.ts';
import { createUploadFolder, type UploadFolder } from '../uploads/upload-folder.ts';
import { createS3Storage } from './s3-storage.ts';
import { createClamdScanner, type Scanner } from './scan.ts';
import { createFolderStorage, type PhotoStorage } from './storage.ts';

/** Everything that holds or looks at a customer's photos. */
export type PhotoFiles = {
  readonly storage: PhotoStorage;
  readonly uploads: UploadFolder;
  /** Null: not scanned. */
  readonly scan: Scanner | null;
};

export function createPhotoFiles({ dataDir, photos }: Config): PhotoFiles {
  return {
    storage: photos.s3 === null ? createFolderStorage(join(dataDir, 'photos')) : createS3Storage(photos.s3),
    uploads: createUploadFolder(join(dataDir, 'uploads')),
    scan: photos.clamd === null ? null : createClamdScanner(photos.clamd),
  };
}
