import { ApiError, type FetchFunction } from '@muddat/sdk';
import type { DetailedError } from 'tus-js-client';
import { tusFetchStack } from './tus-fetch-stack.ts';

/** The steps of the identity check that are photos. */
export type DocumentStep = 'passport_front' | 'selfie' | 'registration';
/** What a photo is sent for: photos of goods that go back travel the same way. */
type UploadStep = DocumentStep | 'return';

type Upload = {
  step: UploadStep;
  photo: Blob;
  /** Where an earlier try began; null for none. */
  uploadUrl: string | null;
  /** The server has given the upload an address: with it, it can be gone on with. */
  onAddress: (uploadUrl: string) => void;
  /** Share of the bytes that the server has, 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborting it also deletes what was sent. */
  signal: AbortSignal;
  send: FetchFunction;
};

export const UPLOADS_PATH = '/api/installment/v3/user/verification/files';
/** The gateway takes 200 KB at most. Smaller parts show more often how far it is, and lose less where the line breaks. */
const PART_BYTES = 128_000;
/** Waited before each next try; counted anew whenever a part has arrived. */
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Sends a photo in parts (tus 1.0) over a line that may break, and goes on where an earlier try stopped. Resolves with the id of the
 * upload. Rejects with an `ApiError` once the server refuses or several tries in a row got no answer, with an `AbortError` when aborted.
 */
export async function uploadPhoto({ step, photo, uploadUrl, onAddress, onProgress, signal, send }: Upload): Promise<string> {
  const [tus, sha256] = await Promise.all([import('tus-js-client'), sha256Of(photo)]);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(photo, {
      endpoint: UPLOADS_PATH,
      uploadUrl,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_MS,
      // The photo and its address are kept together (photo-store.ts), not in tus's own list.
      storeFingerprintForResuming: false,
      httpStack: tusFetchStack(send),
      headers: { 'X-Requested-With': 'muddat-web' },
      metadata: { step, filename: photo instanceof File ? photo.name : `${step}.jpg`, filetype: photo.type, sha256 },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) onAddress(upload.url);
      },
      onChunkComplete: (_part, accepted, all) => onProgress(all === 0 ? 0 : accepted / all),
      onShouldRetry: ({ originalResponse }) => isPassing(originalResponse?.getStatus() ?? null),
      onSuccess: () => resolve(idOf(upload.url)),
      onError: (error) => reject(apiErrorOf(error)),
    });
    signal.addEventListener('abort', () => {
      // What was sent is swept by the server where this gets no answer.
      upload.abort(true).catch(() => undefined);
      reject(signal.reason);
    });
    upload.start();
  });
}

/** No answer, a part that another tab is sending, too many requests, or a server in trouble: all of these pass. */
const isPassing = (status: number | null): boolean =>
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
