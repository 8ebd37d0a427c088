import * as v from 'valibot';
import { type PackedText, packText } from './pack.ts';

/**
 * `keep`: whether it may be kept; a page that stands without a part of its data asks not to be. `message`: what the backend said of one
 * that failed.
 */
export type PackedPayload = PackedText & { keep: boolean; message: string };

const NotKept = v.object({ keep: v.literal(false) });
/** Whether a payload asks not to be kept: a part of the page is missing. */
export const isPartial = (payload: unknown): boolean => v.is(NotKept, payload);

/**
 * What a page is made of, for a navigation inside the site: `{build, status, page}`. `build` tells a tab of an older build to load the
 * document instead. A page that has no payload is none for such a navigation: 404.
 */
export async function packPayload(build: string, status: number, payload: unknown, message = ''): Promise<PackedPayload> {
  const answered = payload === undefined && status === 200 ? 404 : status;
  const text = JSON.stringify({ build, status: answered, page: answered === 200 ? payload : null });
  return { ...(await packText(answered, text)), keep: !isPartial(payload), message };
}
