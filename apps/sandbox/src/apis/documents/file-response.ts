import { formatDateTime, type Locale } from '@muddat/i18n';
import { eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { runInThread } from '../../core/heavy/run-in-thread.ts';
import { isLoopbackUrl } from '../../core/loopback.ts';
import { customers } from '../../db/schema/auth.ts';
import { assertWithinLimits, countRateEvents, type RateRule } from '../../domain/access/rate-limit.ts';
import { formatDocumentCode } from './document-code.ts';
import { type IssuedDocument, issueDocument } from './issue-document.ts';
import { loadSellers } from './load-sellers.ts';
import type { Buyer, DocumentFacts, Seller } from './pdf/document-facts.ts';
import type { PdfTask } from './pdf/document-layout.ts';
import { documentTextsOf } from './pdf/document-texts.ts';
import { layOutDocument } from './pdf/lay-out-document.ts';
import { operatorLines } from './pdf/operator-lines.ts';

const MINUTE_MS = 60_000;
/** spec gap: making a file takes the server about 50 ms; no customer needs more files than this. */
const FILE_REQUESTS: RateRule = { name: 'files', limit: 60, windowMs: 10 * MINUTE_MS };
const RENDER_PDF_MODULE = new URL('./pdf/render-pdf.ts', import.meta.url);

export type DocumentRequestContext = {
  readonly ctx: Pick<Context, 'db' | 'clock' | 'config' | 'heavy' | 'disconnected'>;
  readonly customer: Buyer & { readonly id: string };
  readonly locale: Locale;
};

/** The customer with their name. Counts the requested file against the customer's limit (429). */
export async function prepareDocumentRequest(
  ctx: Context,
  { id, phone }: { id: string; phone: string },
  locale: Locale,
): Promise<DocumentRequestContext> {
  if (ctx.config.rateLimits) {
    await assertWithinLimits(ctx.db, [[FILE_REQUESTS, id]]);
    await countRateEvents(ctx.db, [[FILE_REQUESTS, id]]);
  }
  const [found] = await ctx.db.select({ name: customers.name }).from(customers).where(eq(customers.id, id));
  return { ctx, customer: { id, phone, name: found?.name ?? '' }, locale };
}

/** Headers of a download that must not be cached. The name is reduced to plain characters, which prevents header injection. */
export const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});

/**
 * Issues a document under a code and draws it as PDF. It waits in the queue before issuing, so that many requests of one customer do not
 * reach the database at once.
 */
export function issuePdf(request: DocumentRequestContext, subject: string, facts: DocumentFacts) {
  const { ctx, customer } = request;
  return ctx.heavy.run(
    customer.id,
    async () => {
      const issued = await issueDocument(ctx.db, customer.id, subject, facts, ctx.clock.now());
      const sellers = await loadSellers(ctx.db, facts);
      const body = await runInThread(RENDER_PDF_MODULE, pdfTaskOf(request, facts, sellers, issued));
      return { body, name: `muddat-${facts.kind}-${issued.number}.pdf` };
    },
    ctx.disconnected,
  );
}

function pdfTaskOf(
  { ctx, customer, locale }: DocumentRequestContext,
  facts: DocumentFacts,
  sellers: ReadonlyMap<string, Seller>,
  issued: IssuedDocument,
): PdfTask {
  const words = documentTextsOf(locale);
  const code = formatDocumentCode(issued.code);
  const path = `/${locale}/verify/${code}`;
  const url = `${ctx.config.portalUrl}${path}`;
  return {
    layout: layOutDocument(facts, { buyer: customer, sellers }, locale),
    stamp: {
      issuer: operatorLines(ctx.config.operator, words),
      lang: locale === 'uz' ? 'uz-Latn' : 'ru',
      issuedAt: issued.issuedAt,
      code: { name: words.verifyCode, value: code },
      lines: [`${words.issuedAt}: ${formatDateTime(issued.issuedAt)}`, `${words.verifyAt}:`, isLoopbackUrl(url) ? path : url],
      url,
      qrAlt: words.qrAlt,
      pageOf: words.pageOf,
    },
  };
}

export async function pdfResponse(request: DocumentRequestContext, subject: string, facts: DocumentFacts) {
  const { body, name } = await issuePdf(request, subject, facts);
  return { status: 200 as const, body, headers: fileHeaders('application/pdf', name) };
}

export const csvResponse = (csv: string, name: string) => ({
  status: 200 as const,
  body: csv,
  headers: fileHeaders('text/csv; charset=utf-8', name),
});
