import { type PageMessages, toPageFailure } from '@muddat/app-shell';
import { matchRoute } from '@muddat/routing';
import { isNotFound } from '@tanstack/react-router';
import type { SiteApi } from '../../shared/data/api.ts';
import { withoutJsonLd } from '../../shared/page/payload.ts';
import type { LoadedPage } from '../../shared/page/types.ts';
import { loadPageOnServer } from '../site-page/load-on-server.ts';
import { SITE_PAGES } from './pages.tsx';

/**
 * Loads the data of a page without rendering it. `url` has the canonical path and query. Never rejects: `status` reports a failure, and
 * `message` is the backend's message, if any, in the reader's alphabet.
 */
export async function loadPayload(
  url: string,
  context: PageMessages & { origin: string; api: SiteApi; demo: boolean },
): Promise<{ status: number; payload?: LoadedPage<unknown>; message?: string }> {
  const { pathname, search } = new URL(url, context.origin);
  const matched = matchRoute(pathname);
  const page = matched && SITE_PAGES.find(({ id }) => id === matched.route.id);
  if (!matched || !page?.load) return { status: 404 };
  try {
    const { load } = await page.load();
    return {
      status: 200,
      payload: withoutJsonLd(await loadPageOnServer<unknown>(load, { ...context, params: matched.params, query: search })),
    };
  } catch (error) {
    if (isNotFound(error)) return { status: 404 };
    const { statusCode, statusMessage } = toPageFailure(error, pathname);
    const message = context.language === 'uz-Cyrl' ? context.transliterate(statusMessage) : statusMessage;
    return { status: failedPageStatus(statusCode), ...(message === '' ? {} : { message }) };
  }
}

/** Status of a failed request with no response (spec 8). */
const NO_RESPONSE = 511;
const BAD_GATEWAY = 502;

/** The status of our response after a backend failed: its own 5xx status, 502 if it sent no response, and 500 for any other status. */
export const failedPageStatus = (statusCode: number): number => {
  if (statusCode === NO_RESPONSE) return BAD_GATEWAY;
  return Math.max(statusCode, 500);
};
