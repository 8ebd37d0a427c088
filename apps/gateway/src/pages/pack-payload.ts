import * as v from 'valibot';
import { type PackedText, packText } from './pack.ts';

/**
 * `isCacheable`: false if some of the page's data are missing. `message`: the backend's message if the page failed.
 */
export type PackedPayload = PackedText & { isCacheable: boolean; message: string };

const NotCacheable = v.object({ keep: v.literal(false) });
/** Whether the payload must not be cached because some of the page's data are missing. */
export const isPartialPayload = (payload: unknown): boolean => v.is(NotCacheable, payload);

/**
 * The data of a page for a navigation inside the site: `{build, status, page}`. A tab of an older build sees by `build` that it must load
 * the document instead. A page without a payload is answered 404.
 */
export async function packPayload(build: string, status: number, payload: unknown, message = ''): Promise<PackedPayload> {
  const answered = payload === undefined && status === 200 ? 404 : status;
  const text = JSON.stringify({ build, status: answered, page: answered === 200 ? payload : null });
  return { ...(await packText(answered, text)), isCacheable: !isPartialPayload(payload), message };
}
