import { failureOf, type PageWords } from '@muddat/app-shell';
import { matchRoute } from '@muddat/routing';
import { isNotFound } from '@tanstack/react-router';
import type { SiteApi } from '../../shared/data/api.ts';
import { forBrowser } from '../../shared/page/payload.ts';
import type { LoadedPage } from '../../shared/page/types.ts';
import { loadOnServer } from '../site-page/load-on-server.ts';
import { PAGES } from './pages.tsx';

/**
 * What a page is made of, without its drawing. `url` has the canonical path and query. Never fails: the status says what there is, `message` what the
 * backend said of a failure, in the reader's letters, where it said anything.
 */
export async function loadPayload(
  url: string,
  context: PageWords & { origin: string; api: SiteApi; demo: boolean },
): Promise<{ status: number; payload?: LoadedPage<unknown>; message?: string }> {
  const { pathname, search } = new URL(url, context.origin);
  const matched = matchRoute(pathname);
  const page = matched && PAGES.find(({ id }) => id === matched.route.id);
  if (!matched || !page?.load) return { status: 404 };
  try {
    const { load } = await page.load();
    return { status: 200, payload: forBrowser(await loadOnServer<unknown>(load, { ...context, params: matched.params, query: search })) };
  } catch (error) {
    if (isNotFound(error)) return { status: 404 };
    const { statusCode, statusMessage } = failureOf(error, pathname);
    const message = context.language === 'uz-Cyrl' ? context.readable(statusMessage) : statusMessage;
    return { status: pageStatus(statusCode), ...(message === '' ? {} : { message }) };
  }
}

/** Spec 8: a failed request with no response. */
const NO_RESPONSE = 511;
const BAD_GATEWAY = 502;

/** The answer to a reader when a backend failed: its own status when that says so, 502 when none came, else the fault is ours. */
export const pageStatus = (statusCode: number): number => {
  if (statusCode === NO_RESPONSE) return BAD_GATEWAY;
  return Math.max(statusCode, 500);
};
