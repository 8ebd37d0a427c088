import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import { ORGANIZATION, upstreamHeaders } from '../upstream/request-headers.ts';

const TIMEOUT_MS = 3_000;
const MAX_VERSION_CHARACTERS = 200;
const Answer = v.object({ data: v.object({ version: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_VERSION_CHARACTERS)) }) });

export type ContentVersion = {
  /** Asks behind the reader's back when the last answer is old; a page request does this. */
  look(): void;
  /** Asks now and waits: an editor wants to see what was saved a moment ago. */
  check(): Promise<void>;
};

export type ContentVersionOptions = {
  /** The version as the builder names it; null when that is not known. */
  ask: () => Promise<string | null>;
  onChange: () => void;
  /** How old an answer may be. */
  everyMs: number;
  now: () => number;
};

/** Watches the version of the contents. What is not known changes nothing: a builder that is down takes no page away. */
export function createContentVersion({ ask, onChange, everyMs, now }: ContentVersionOptions): ContentVersion {
  let version: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const start = (): Promise<void> => {
    askedAt = now();
    asking ??= ask()
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
    look() {
      if (now() - askedAt >= everyMs) void start();
    },
    async check() {
      // One that is under way may have been answered before the save.
      await asking;
      await start();
    },
  };
}

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
