import { formatDateTime, type Locale } from '@muddat/i18n';
import { eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { inThread } from '../../core/heavy/in-thread.ts';
import { customers } from '../../db/schema/auth.ts';
import { assertWithin, countEvent, type RateRule } from '../../domain/access/rate-limit.ts';
import { groupCode } from './code.ts';
import { type Issued, issueDocument } from './issue-document.ts';
import type { Buyer, Facts } from './paper/facts.ts';
import type { PdfTask } from './paper/paper.ts';
import { paperOf } from './paper/paper-of.ts';
import { wordsOf } from './paper/words.ts';

const MINUTE_MS = 60_000;
/** spec gap: making a file takes the server about 50 ms; no customer needs more files than this. */
const FILES_MADE: RateRule = { name: 'files', limit: 60, windowMs: 10 * MINUTE_MS };
const DRAWS_PDF = new URL('./paper/render-pdf.ts', import.meta.url);

export type Asked = {
  readonly ctx: Pick<Context, 'db' | 'clock' | 'config' | 'heavy' | 'gone'>;
  readonly customer: Buyer & { readonly id: string };
  readonly locale: Locale;
};

/** The customer with their name. Counts the requested file against the customer's limit (429). */
export async function askedBy(ctx: Context, { id, phone }: { id: string; phone: string }, locale: Locale): Promise<Asked> {
  if (ctx.config.rateLimits) {
    await assertWithin(ctx.db, [[FILES_MADE, id]]);
    await countEvent(ctx.db, [[FILES_MADE, id]]);
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
export function makePdf(asked: Asked, subject: string, facts: Facts) {
  const { ctx, customer } = asked;
  return ctx.heavy.run(
    customer.id,
    async () => {
      const issued = await issueDocument(ctx.db, customer.id, subject, facts, ctx.clock.now());
      const body = await inThread(DRAWS_PDF, taskOf(asked, facts, issued));
      return { body, name: `muddat-${facts.kind}-${issued.number}.pdf` };
    },
    ctx.gone,
  );
}

function taskOf({ ctx, customer, locale }: Asked, facts: Facts, issued: Issued): PdfTask {
  const words = wordsOf(locale);
  const code = groupCode(issued.code);
  return {
    paper: paperOf(facts, customer, locale),
    seal: {
      lang: locale === 'uz' ? 'uz-Latn' : 'ru',
      issuedAt: issued.issuedAt,
      code: { name: words.verifyCode, value: code },
      lines: [`${words.issuedAt}: ${formatDateTime(issued.issuedAt)}`, `${words.verifyAt}:`],
      url: `${ctx.config.portalUrl}/${locale}/verify/${code}`,
      qrAlt: words.qrAlt,
      pageOf: words.pageOf,
    },
  };
}

export async function pdfReply(asked: Asked, subject: string, facts: Facts) {
  const { body, name } = await makePdf(asked, subject, facts);
  return { status: 200 as const, body, headers: fileHeaders('application/pdf', name) };
}

export const csvReply = (csv: string, name: string) => ({
  status: 200 as const,
  body: csv,
  headers: fileHeaders('text/csv; charset=utf-8', name),
});
