import { sessionFetch } from '@muddat/app-shell';
import { apiPrefix, type Locale } from '@muddat/i18n';
import { ApiError, createFetch } from '@muddat/sdk';
import { type AskedFile, fileAddress } from './asked-file.ts';

/** A long statement takes its time, also on a slow network. A copy of all data has photos. */
const TIMEOUT_MS = 30_000;
const COPY_TIMEOUT_MS = 10 * 60_000;

/** The bytes of a file in a language. A refusal is the ApiError of all other calls; what is no file is one too. */
export async function fetchFile(file: AskedFile, locale: Locale): Promise<Blob> {
  const send = createFetch({ fetch: sessionFetch, timeoutMs: file.kind === 'export' ? COPY_TIMEOUT_MS : TIMEOUT_MS });
  const response = await send(new URL(fileAddress(file), window.location.origin), { headers: { 'Accept-Language': apiPrefix(locale) } });
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
