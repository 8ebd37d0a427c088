import { createHash } from 'node:crypto';
import type { Context } from '../../../../core/context.ts';
import { Problem } from '../../../../core/problem.ts';
import type { UploadRow } from '../uploads/store.ts';
import { cleanPhoto } from './clean-photo.ts';

type Tools = Pick<Context, 'files' | 'heavy' | 'disconnected' | 'log'>;

/** Reads a complete upload and returns the cleaned photo. An upload that waits for its turn is not in memory yet. */
export const processUploadedPhoto = ({ files, heavy, disconnected, log }: Tools, upload: UploadRow): Promise<Buffer> =>
  heavy.run(
    upload.customerId,
    async () => {
      const sent = await files.uploads.read(upload.id, upload.size);
      if (sent === null || createHash('sha256').update(sent).digest('hex') !== upload.sha256) throw new Problem('checksum_mismatch');
      if (files.scan !== null && !(await files.scan(sent))) {
        log.warn('a file was refused by the scanner');
        throw new Problem('file_broken');
      }
      return cleanPhoto(sent);
    },
    disconnected,
  );
