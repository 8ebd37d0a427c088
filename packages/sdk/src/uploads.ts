import { callOf, type MuddatClientOptions } from './client/create-api.ts';
import type { Call } from './client/create-methods.ts';
import type { Operation } from './client/split-arguments.ts';
import { ApiError, isApiError } from './errors/api-error.ts';
import { pause } from './fetch/deadline.ts';
import { backoffMs, retryPolicy } from './fetch/retry-policy.ts';

export type { MuddatClientOptions } from './client/create-api.ts';
export { ApiError, isApiError } from './errors/api-error.ts';

/** What a photo is for: a document of the identity check, or goods that are returned. */
export type UploadStep = 'passport_front' | 'selfie' | 'registration' | 'return';

/** The facts of an upload, and the options to follow and end it. */
export interface UploadFileOptions {
  /** What the photo is for. */
  step: UploadStep;
  /** 1 to 255 characters, without slashes and control characters. */
  fileName: string;
  /** The type of the photo. */
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Called after each part of at most 200 KB. */
  onProgress?(progress: UploadProgress): void;
  /** Ends the upload with an AbortError, and has the server delete what has arrived. */
  signal?: AbortSignal;
  /** The id of an upload that was begun before, for example before a restart: it continues if the server still has it. */
  uploadId?: string;
  /** Called with the id as soon as the server has begun an upload. Keep it to continue after a restart. */
  onCreated?(uploadId: string): void;
}

/** How much of a file has arrived. */
export interface UploadProgress {
  /** Bytes that the server has. */
  readonly sentBytes: number;
  /** Bytes of the whole file. */
  readonly totalBytes: number;
}

const PART_BYTES = 200_000;
/** The limit counts failures in a row: each part that arrives begins anew. */
const DEFAULT_RETRY = { limit: 5, baseDelayMs: 500 };
/** A longer `Retry-After` ends the upload with its error: no customer waits that long for a photo. */
const MAX_PAUSE_MS = 60_000;
const DELETE_TIMEOUT_MS = 5_000;
const FILES = '/v3/user/verification/files';
const FILE = `${FILES}/{upload_id}`;
/** The version of the tus protocol. */
const VERSION = { 'Tus-Resumable': '1.0.0' };

const unreadable = (operation: string, message: string, { status, headers }: Response) =>
  Object.assign(new ApiError({ statusCode: status, message, source: 'parse', requestId: headers.get('x-request-id'), retryable: false }), {
    operation: `installment.${operation}`,
    attempts: 1,
  });

const base64 = (value: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(value)));

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function bytesOf(file: Blob | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // A copy: the file must not change while it is sent.
    return new Uint8Array(file instanceof Blob ? await file.arrayBuffer() : file);
  } catch (cause) {
    // The file was changed or deleted after the customer had chosen it.
    throw Object.assign(new ApiError({ statusCode: 400, message: 'The file cannot be read', source: 'parse', retryable: false, cause }), {
      attempts: 0,
    });
  }
}

/** Whether the failure may be gone at the next try. 409 is a wrong offset or a closed verification, 423 a part that is still being stored. */
function mayPass(error: unknown): error is ApiError {
  if (!isApiError(error) || (error.retryAfterMs ?? 0) > MAX_PAUSE_MS) return false;
  if (error.statusCode === 409) return error.code === 'upload_conflict';
  return error.retryable || error.statusCode === 423;
}

/** The four operations of the contract. */
function operationsOf(call: Call, signal: AbortSignal | undefined) {
  const send = async (id: string, operation: Operation, args: object, headers: Record<string, string>) => {
    const { response } = await call(id, operation, args, {
      headers: { ...VERSION, ...headers },
      retry: 0,
      ...(signal === undefined ? {} : { signal }),
    });
    // All that the answers say is in their headers.
    response.body?.cancel().catch(() => undefined);
    return response;
  };
  const offsetIn = (id: string, response: Response): number => {
    const offset = Number(response.headers.get('upload-offset') ?? Number.NaN);
    if (Number.isSafeInteger(offset) && offset >= 0) return offset;
    throw unreadable(id, 'The answer has no Upload-Offset', response);
  };
  return {
    /** The id of a new upload. */
    create: async (size: number, metadata: Record<string, string>): Promise<string> => {
      const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${base64(value)}`);
      const headers = { 'Upload-Length': String(size), 'Upload-Metadata': pairs.join(',') };
      const response = await send('createUpload', { method: 'post', path: FILES, file: true }, {}, headers);
      const [, id] = response.headers.get('location')?.match(/\/([^/?#]+)\/?(?:[?#].*)?$/) ?? [];
      if (id === undefined) throw unreadable('createUpload', 'The answer has no Location', response);
      return decodeURIComponent(id);
    },
    /** How many bytes of a file of this size have arrived; null when the server has no such upload. */
    offset: async (uploadId: string, size: number): Promise<number | null> => {
      try {
        const response = await send('getUploadOffset', { method: 'head', path: FILE, file: true }, { upload_id: uploadId }, {});
        return response.headers.get('upload-length') === String(size) ? offsetIn('getUploadOffset', response) : null;
      } catch (error) {
        if (isApiError(error, 404)) return null;
        throw error;
      }
    },
    /** Sends a part; how many bytes of the file have arrived then. */
    append: async (uploadId: string, from: number, bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
      const body = bytes.subarray(from, from + PART_BYTES);
      const content = { type: 'application/offset+octet-stream', body };
      const headers = { 'Upload-Offset': String(from) };
      const response = await send('appendUpload', { method: 'patch', path: FILE, content }, { upload_id: uploadId }, headers);
      const offset = offsetIn('appendUpload', response);
      // Otherwise the same bytes would be sent for ever.
      if (offset > from && offset <= from + body.length) return offset;
      throw unreadable('appendUpload', `Upload-Offset is ${offset} after ${body.length} bytes from ${from}`, response);
    },
    /** If this fails, the server deletes the upload a day later. */
    giveUp: (uploadId: string): void => {
      const options = { headers: VERSION, timeoutMs: DELETE_TIMEOUT_MS };
      call('deleteUpload', { method: 'delete', path: FILE }, { upload_id: uploadId }, options).catch(() => undefined);
    },
  };
}

/**
 * Uploads a photo in parts, and continues after a broken connection from where the server is. Resolves with the id of the upload: use it
 * in `saveVerificationDocument` or `requestReturn` within a day. Sends the SHA-256 of the file along, which a browser computes on secure
 * pages only (https or localhost).
 *
 * `retry` of the options says how many failures in a row are overcome, 5 when left out; each part that arrives begins anew. `timeoutMs` is
 * for each part.
 *
 * @throws ApiError when the server refuses (`file_too_large` over 10 MB, `file_type`, `consent_required`, `verification_closed`, 429 after
 * 30 uploads in a day), when too many tries in a row fail, or when the file cannot be read; AbortError when the signal is aborted.
 *
 * @example
 * const upload_id = await uploadFile(options, photo, { step: 'selfie', fileName: 'selfie.jpg', contentType: 'image/jpeg' });
 * await muddat.installment.saveVerificationDocument({ step: 'selfie', upload_id });
 */
export async function uploadFile(options: MuddatClientOptions, file: Blob | Uint8Array, upload: UploadFileOptions): Promise<string> {
  const { step, fileName, contentType, signal } = upload;
  const policy = retryPolicy(options.retry ?? DEFAULT_RETRY);
  const server = operationsOf(callOf('installment', options), signal);
  const bytes = await bytesOf(file);
  const metadata = { step, filename: fileName, filetype: contentType, sha256: await sha256Of(bytes) };
  let id = upload.uploadId ?? null;
  let failures = 0;
  let reached = 0;
  // Also where the server has a part whose answer was lost.
  const advance = (offset: number) => {
    if (offset <= reached) return;
    reached = offset;
    failures = 0;
    upload.onProgress?.({ sentBytes: offset, totalBytes: bytes.length });
  };
  /** Continues from where the server is, up to the end. */
  const attempt = async (): Promise<string> => {
    const arrived = id === null ? null : await server.offset(id, bytes.length);
    if (id === null || arrived === null) {
      id = await server.create(bytes.length, metadata);
      reached = 0;
      upload.onCreated?.(id);
    }
    advance(arrived ?? 0);
    for (let offset = arrived ?? 0; offset < bytes.length; ) {
      offset = await server.append(id, offset, bytes);
      advance(offset);
    }
    return id;
  };
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (failures >= policy.limit || !mayPass(error)) throw error;
        failures += 1;
        await pause(Math.max(error.retryAfterMs ?? 0, backoffMs(failures - 1, policy.baseDelayMs, Math.random())), signal);
      }
    }
  } finally {
    if (signal?.aborted && id !== null) server.giveUp(id);
  }
}
