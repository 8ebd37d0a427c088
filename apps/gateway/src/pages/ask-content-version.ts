import * as v from 'valibot';
import type { Gateway } from '../core/gateway.ts';
import { ORGANIZATION, upstreamHeaders } from '../proxy/request-headers.ts';

const TIMEOUT_MS = 3_000;
const MAX_VERSION_CHARACTERS = 200;
const Answer = v.object({ data: v.object({ version: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_VERSION_CHARACTERS)) }) });

/** The builder's word on the version of all its contents (builder, getContentVersion); null for any answer that is none. */
export async function askContentVersion({ upstream, guests }: Pick<Gateway, 'upstream' | 'guests'>): Promise<string | null> {
  const requestId = 'content-version';
  const accessToken = await guests.get({ locale: 'ru', requestId });
  const response = await upstream.request({
    api: 'builder',
    method: 'GET',
    path: `/v1/version?organization=${ORGANIZATION}`,
    headers: upstreamHeaders({ api: 'builder', headers: {}, locale: 'ru', accessToken, requestId }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200) {
    await response.body.dump();
    if (response.status === 401) guests.drop(accessToken);
    return null;
  }
  const answer = v.safeParse(Answer, JSON.parse(await response.body.text()));
  return answer.success ? answer.output.data.version : null;
}
