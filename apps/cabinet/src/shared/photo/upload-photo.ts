import { ApiError, type FetchFunction } from '@muddat/sdk';
import type { DetailedError } from 'tus-js-client';
import { tusFetchStack } from './tus-fetch-stack.ts';

/** The steps of the identity check that are photos. */
export type DocumentStep = 'passport_front' | 'selfie' | 'registration';
/** The purpose of a photo. Photos of goods to return are uploaded in the same way. */
type UploadStep = DocumentStep | 'return';

type Upload = {
  step: UploadStep;
  photo: Blob;
  /** The URL of an upload that an earlier try has started; null if there is none. */
  uploadUrl: string | null;
  /** Called when the server has created the upload. Its URL lets a later try resume it. */
  onUploadUrl: (uploadUrl: string) => void;
  /** Called with the share of the bytes that the server has, 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborting also deletes the uploaded bytes on the server. */
  signal: AbortSignal;
  send: FetchFunction;
};

export const UPLOADS_PATH = '/api/installment/v3/user/verification/files';
/** The gateway accepts at most 200 KB a chunk. Smaller chunks update the progress more often, and lose less when the connection breaks. */
const CHUNK_BYTES = 128_000;
/** The delays before each retry, in ms. They start again from the first after each uploaded chunk. */
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Uploads a photo in chunks (tus 1.0), and resumes an upload that an earlier try has started. Resolves with the id of the upload.
 *
 * @throws `ApiError` if the server refuses, or if all retries in a row got no response; an `AbortError` when aborted.
 */
export async function uploadPhoto({ step, photo, uploadUrl, onUploadUrl, onProgress, signal, send }: Upload): Promise<string> {
  const [tus, sha256] = await Promise.all([import('tus-js-client'), sha256Of(photo)]);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(photo, {
      endpoint: UPLOADS_PATH,
      uploadUrl,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      // `photo-store.ts` stores the photo together with its upload URL, so the list of tus is not used.
      storeFingerprintForResuming: false,
      httpStack: tusFetchStack(send),
      headers: { 'X-Requested-With': 'muddat-web' },
      metadata: { step, filename: photo instanceof File ? photo.name : `${step}.jpg`, filetype: photo.type, sha256 },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) onUploadUrl(upload.url);
      },
      onChunkComplete: (_part, accepted, all) => onProgress(all === 0 ? 0 : accepted / all),
      onShouldRetry: ({ originalResponse }) => isRetryable(originalResponse?.getStatus() ?? null),
      onSuccess: () => resolve(idOf(upload.url)),
      onError: (error) => reject(apiErrorOf(error)),
    });
    signal.addEventListener('abort', () => {
      // If this request fails, the server deletes the incomplete upload later.
      upload.abort(true).catch(() => undefined);
      reject(signal.reason);
    });
    upload.start();
  });
}

/**
 * Whether a retry may succeed: no response, a wrong offset (409), a chunk that another tab is sending (423), too many requests, or a server
 * error.
 */
const isRetryable = (status: number | null): boolean =>
  status === null || status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;

const idOf = (url: string | null): string => decodeURIComponent(url?.split('/').at(-1) ?? '');

async function sha256Of(photo: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await photo.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function apiErrorOf(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return new ApiError({ statusCode: 511, message: error.message, source: 'network', cause: error });
  const data = jsonOf(response.getBody());
  return new ApiError({ statusCode: response.getStatus(), message: error.message, source: 'server', data });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
