import { failureOf, type PageWords } from '@muddat/app-shell';
import { matchRoute } from '@muddat/routing';
import { isNotFound } from '@tanstack/react-router';
import type { SiteApi } from '../data/api.ts';
import { PAGES } from '../routes/pages.tsx';
import { loadOnServer } from './load-on-server.ts';
import { pageStatus } from './page-status.ts';
import type { Payload } from './payload.ts';

/** A page's payload without its drawing. `url` has the canonical path and query. Never fails: the status says what there is. */
export async function loadPayload(url: string, context: PageWords & { origin: string; api: SiteApi; build: string }): Promise<Payload> {
  const { build, ...rest } = context;
  const { pathname, search } = new URL(url, context.origin);
  const matched = matchRoute(pathname);
  const page = matched && PAGES.find(({ id }) => id === matched.route.id);
  if (!matched || !page?.load) return { build, status: 404, page: null };
  try {
    const { load } = await page.load();
    return { build, status: 200, page: await loadOnServer<unknown>(load, { ...rest, params: matched.params, query: search }) };
  } catch (error) {
    if (isNotFound(error)) return { build, status: 404, page: null };
    const { statusCode, statusMessage, requestId } = failureOf(error, pathname);
    return { build, status: pageStatus(statusCode), page: null, problem: { message: statusMessage, ...(requestId ? { requestId } : {}) } };
  }
}
