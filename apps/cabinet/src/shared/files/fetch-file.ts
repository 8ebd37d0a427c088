import { sessionFetch } from '@muddat/app-shell';
import { apiPrefix, type Locale } from '@muddat/i18n';
import { ApiError, createFetch } from '@muddat/sdk';
import { fileUrl, type RequestedFile } from './requested-file.ts';

/**
 * Timeouts in ms: a long statement takes the server a while, and slow networks even longer. A copy of all data (`COPY_TIMEOUT_MS`) also
 * contains photos.
 */
const TIMEOUT_MS = 30_000;
const COPY_TIMEOUT_MS = 10 * 60_000;

/**
 * Fetches a file in the given language.
 *
 * @throws `ApiError` if the server refuses, or if the response is not a PDF, a ZIP or a CSV.
 */
export async function fetchFile(file: RequestedFile, locale: Locale): Promise<Blob> {
  const send = createFetch({ fetch: sessionFetch, timeoutMs: file.kind === 'export' ? COPY_TIMEOUT_MS : TIMEOUT_MS });
  const response = await send(new URL(fileUrl(file), window.location.origin), { headers: { 'Accept-Language': apiPrefix(locale) } });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && /^(application\/(pdf|zip)|text\/csv)\b/.test(type)) return response.blob();
  const data: unknown = await response.json().catch(() => null);
  throw new ApiError({
    statusCode: response.status,
    message: response.statusText,
    source: response.ok ? 'parse' : 'server',
    data,
    requestId: response.headers.get('x-request-id'),
  });
}
