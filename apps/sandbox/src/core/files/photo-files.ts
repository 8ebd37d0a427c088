import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createFolderStorage, type FileStorage } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { createClamdScanner, type Scanner } from './scan.ts';
import { createStoredDataCopies, type StoredDataCopies } from './stored-copies.ts';
import { createUploadFolder, type UploadFolder } from './upload-folder.ts';

/** The services that store or inspect customers' files. */
export type CustomerFileServices = {
  /** Photos of customers. */
  readonly storage: FileStorage;
  /** Copies of a customer's data, which include photos. */
  readonly copies: StoredDataCopies;
  readonly uploads: UploadFolder;
  /** Null if files are not scanned. */
  readonly scan: Scanner | null;
};

export function createCustomerFileServices({ dataDir, photos }: Config): CustomerFileServices {
  const storageOf = (folder: string, type: string) =>
    photos.s3 === null ? createFolderStorage(join(dataDir, folder)) : createS3Storage(photos.s3, type);
  return {
    storage: storageOf('photos', 'image/jpeg'),
    copies: createStoredDataCopies(storageOf('copies', 'application/zip')),
    uploads: createUploadFolder(join(dataDir, 'uploads')),
    scan: photos.clamd === null ? null : createClamdScanner(photos.clamd),
  };
}
