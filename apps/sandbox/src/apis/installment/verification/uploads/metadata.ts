import type { FieldErrorCodes } from '../../../../core/field-codes.ts';
import { Problem } from '../../../../core/problem.ts';
import { isPhotoStep, type PhotoStep } from '../application/steps.ts';

/** The `step` of an upload that is a photo of returned goods; other uploads are photos of documents. */
export const RETURN_UPLOAD_STEP = 'return';
export type UploadStep = PhotoStep | typeof RETURN_UPLOAD_STEP;
type UploadMetadata = { readonly step: UploadStep; readonly filename: string; readonly sha256: string };

const KEYS: readonly string[] = ['step', 'filename', 'filetype', 'sha256'];
const FILE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const MAX_FILENAME_CHARS = 255;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSAFE_NAME = /[\u0000-\u001f\u007f/\\]/;

/** Parses `Upload-Metadata` (tus 1.0, Creation): every key once, no other keys. Throws a Problem with a code for each wrong value. */
export function parseUploadMetadata(header: string): UploadMetadata {
  const values = parsePairs(header);
  const { step = '', filename = '', filetype = '', sha256 = '' } = values;
  const known = step === RETURN_UPLOAD_STEP || isPhotoStep(step);
  const fields: FieldErrorCodes = {
    ...(known ? {} : { step: 'choice' }),
    ...(filename === '' || filename.length > MAX_FILENAME_CHARS || UNSAFE_NAME.test(filename) ? { filename: 'format' } : {}),
    ...(/^[0-9a-f]{64}$/.test(sha256) ? {} : { sha256: 'format' }),
  };
  if (!known || Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  if (!FILE_TYPES.includes(filetype)) throw new Problem('file_type');
  return { step, filename, sha256 };
}

function parsePairs(header: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const pair of header.split(',')) {
    const [key = '', value = '', ...rest] = pair.trim().split(' ');
    const decoded = BASE64.test(value) ? Buffer.from(value, 'base64').toString('utf8') : null;
    if (
      !KEYS.includes(key) ||
      Object.hasOwn(found, key) ||
      rest.length > 0 ||
      decoded === null ||
      !decoded.isWellFormed() ||
      decoded.includes('\ufffd')
    )
      throw new Problem('validation_failed', { fields: { 'Upload-Metadata': 'format' } });
    found[key] = decoded;
  }
  return found;
}
