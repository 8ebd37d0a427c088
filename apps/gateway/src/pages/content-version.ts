import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import { PORTAL_OWNER } from '../upstream/backend-queues.ts';
import { PORTAL_ORGANIZATION, upstreamHeaders } from '../upstream/request-headers.ts';

const TIMEOUT_MS = 3_000;
const MAX_VERSION_CHARACTERS = 200;
const ContentVersionResponse = v.object({
  data: v.object({ version: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_VERSION_CHARACTERS)) }),
});

export type ContentVersionWatcher = {
  /** Checks in the background if the last check is too old; called for each page request. */
  checkIfDue(): void;
  /** Checks now and waits: an editor's preview must show what was just saved. */
  checkNow(): Promise<void>;
};

export type ContentVersionWatcherOptions = {
  /** The builder's version of the contents; null if unknown. */
  fetchVersion: () => Promise<string | null>;
  onChange: () => void;
  /** Age of the last check, in ms, from which `checkIfDue` checks again. */
  everyMs: number;
  now: () => number;
};

/** Watches the version of the contents. An unknown version changes nothing: while the builder is down, cached pages stay. */
export function createContentVersionWatcher({ fetchVersion, onChange, everyMs, now }: ContentVersionWatcherOptions): ContentVersionWatcher {
  let version: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const start = (): Promise<void> => {
    askedAt = now();
    asking ??= fetchVersion()
      .catch(() => null)
      .then((answer) => {
        if (answer === null) return;
        const changed = version !== null && version !== answer;
        version = answer;
        if (changed) onChange();
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  return {
    checkIfDue() {
      if (now() - askedAt >= everyMs) void start();
    },
    async checkNow() {
      // A check in progress may have been answered before the save, so wait for it and check again.
      await asking;
      await start();
    },
  };
}

/** The builder's version of all its contents (builder, getContentVersion); null if the response has none. */
export async function fetchContentVersion({ upstream, guests }: Pick<Gateway, 'upstream' | 'guests'>): Promise<string | null> {
  const requestId = 'content-version';
  const accessToken = await guests.get({ locale: 'ru', requestId });
  const response = await upstream.request({
    api: 'builder',
    method: 'GET',
    path: `/v1/version?organization=${PORTAL_ORGANIZATION}`,
    headers: upstreamHeaders({ api: 'builder', headers: {}, locale: 'ru', accessToken, requestId }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    owner: PORTAL_OWNER,
  });
  if (response.status !== 200) {
    await response.body.dump();
    if (response.status === 401) guests.invalidate(accessToken);
    return null;
  }
  const answer = v.safeParse(ContentVersionResponse, JSON.parse(await response.body.text()));
  return answer.success ? answer.output.data.version : null;
}
