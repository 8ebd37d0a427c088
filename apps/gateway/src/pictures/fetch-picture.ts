import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import { upstreamHeaders } from '../upstream/request-headers.ts';

const MAX_SOURCE_BYTES = 4 * 1_048_576;
const TYPES = /^image\/(svg\+xml|png|jpeg|webp|avif)\s*(;|$)/i;

/** Fetches a picture of the mobile API unchanged. Throws a Problem: not_found if it is no picture or too large, else the API's failure. */
export async function fetchPicture(
  { upstream }: Pick<Gateway, 'upstream'>,
  path: string,
  { requestId, owner, abandoned }: { requestId: string; owner: string; abandoned: AbortSignal },
): Promise<Buffer> {
  const response = await upstream.request({
    api: 'mobile',
    method: 'GET',
    path,
    headers: upstreamHeaders({ api: 'mobile', headers: { accept: 'image/*' }, locale: 'ru', accessToken: null, requestId }),
    signal: upstream.deadline(abandoned),
    owner,
  });
  const type = String(response.headers['content-type'] ?? '');
  if (response.status !== 200 || !TYPES.test(type)) {
    await response.body.dump();
    throw new Problem(response.status >= 500 ? 'upstream_unavailable' : 'not_found');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    const piece = Buffer.from(chunk);
    bytes += piece.length;
    if (bytes > MAX_SOURCE_BYTES) throw new Problem('not_found');
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
