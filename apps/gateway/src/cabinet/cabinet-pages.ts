import { createFairQueue, type FairQueueLimits, QueueFullError } from '@muddat/fair-queue';
import { markSessionEnded, parseTheme, THEME_COOKIE } from '@muddat/routing';
import { botContentOrigins } from '../bots/content-origins.ts';
import type { Gateway } from '../gateway.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { logFailure } from '../http/log-summary.ts';
import type { ClientLimiter } from '../limits/limit-client.ts';
import { type ApplyReader, withReaderAttributes } from '../pages/apply-reader.ts';
import { packPage } from '../pages/pack.ts';
import type { CabinetPages } from '../pages/routes.ts';
import { sendDocument, sendPage } from '../pages/send-page.ts';
import type { CabinetShells } from '../pages/shells.ts';
import type { CabinetBundle, CabinetPageRequest } from './cabinet-bundle.ts';
import { createPageFetch } from './fetch-for-page.ts';

/** A rendering takes a worker while it waits for data. Above these limits a reader gets a shell at once, which costs nothing. */
export const CABINET_RENDER_LIMITS: FairQueueLimits = { workers: 16, runningOfOne: 2, waitingOfOne: 2, waitingOfAll: 32 };

/**
 * Header of a document that contains nothing personal: the service worker may store it, and opens the cabinet with it without a network. In a
 * request, the worker asks for such a document.
 */
const SHELL_HEADER = 'x-muddat-shell';
/** The address may contain text of another site, so only a page of ours, or the reader, may open a compressed personal document (BREACH). */
const OWN_INITIATORS: readonly unknown[] = ['same-origin', 'none'];

type CabinetPagesOptions = {
  gateway: Gateway;
  limitClient: ClientLimiter;
  cabinet: CabinetBundle;
  shells: CabinetShells;
  applyReader: ApplyReader;
};

export function createCabinetPages({ gateway, limitClient, cabinet, shells, applyReader }: CabinetPagesOptions): CabinetPages {
  const { dev, botProtection, pageDataLimitMs } = gateway.config;
  const policy = { secure: gateway.origins.main.startsWith('https://'), dev, foreign: botContentOrigins(botProtection) };
  const queue = createFairQueue(CABINET_RENDER_LIMITS);

  /** The page with its data; null if it has to start as a shell. */
  const render = async (request: Omit<CabinetPageRequest, 'dataLimitMs'>, owner: string) => {
    try {
      return await queue.run(owner, () => cabinet.renderPage({ ...request, dataLimitMs: pageDataLimitMs }), request.signal);
    } catch (error) {
      if (request.signal.aborted) return null;
      const isFull = error instanceof QueueFullError;
      gateway.metrics.cabinetPage(isFull ? 'queue-full' : 'failed');
      if (!isFull) logFailure(gateway, error, {}, 'a page of the cabinet could not be rendered; its shell is served');
      return null;
    }
  };

  const sendShell: CabinetPages['sendShell'] = async (request, reply, { id, language }) =>
    sendPage({ applyReader }, request, reply.header(SHELL_HEADER, '1'), await shells.get(id, language), { cacheControl: 'no-store' });

  return {
    sendShell,
    async sendToCustomer(request, reply, page) {
      const startsAsShell = request.headers[SHELL_HEADER] !== undefined || !OWN_INITIATORS.includes(request.headers['sec-fetch-site']);
      if (startsAsShell) return sendShell(request, reply, page);
      const signal = goneSignal(reply);
      const calls = createPageFetch(gateway, limitClient, { request, reply, signal });
      const document = await render({ url: page.url, language: page.language, fetch: calls.fetch, signal }, request.owner).finally(
        calls.cancel,
      );
      // The page may lack what was requested after the end, so the customer gets none of it.
      if (calls.hasSessionEnded()) return reply.header('cache-control', 'no-store').redirect(markSessionEnded(page.url), 302);
      if (document === null) return sendShell(request, reply, page);
      gateway.metrics.cabinetPage(document.isComplete ? 'rendered' : 'incomplete');
      const html = withReaderAttributes(document.html, { theme: parseTheme(request.cookies[THEME_COOKIE]), hasTabBar: false });
      return sendDocument(request, reply, await packPage({ status: 200, headers: {}, ...document, html }, policy), 'no-store, private');
    },
  };
}
