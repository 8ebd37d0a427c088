import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../../core/problem.ts';
import { sendPage } from '../shared/page.ts';
import { frame, pageLocale } from '../shared/page-frame.ts';
import { parseInput } from '../shared/parse-input.ts';
import type { ToolParts } from '../shared/parts.ts';
import { newDocument, parsePageDocument } from './page-document.ts';
import { createPage, documentOf, findPage, listPages, type StoredPage, savePage } from './page-store.ts';
import { type EditorState, editorView, listView, STYLE } from './views.ts';
import { WORDS } from './words.ts';

const PAGE_NAME = /^[a-z0-9-]{1,64}$/;
const created = v.object({ page: v.string() });
const address = v.object({ page: v.string() });
const edited = v.object({
  document: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});

const UNTOUCHED = { saved: false, faults: [], problem: '' } as const;
const pretty = (row: StoredPage): string => JSON.stringify(documentOf(row), null, 2);

/**
 * /sandbox/content: the pages of the builder as JSON, which an editor can change. An invalid document is refused with the block and field
 * at fault. The page works without scripts.
 */
export function registerContentEditor(app: FastifyInstance, parts: ToolParts): void {
  const list = async (request: FastifyRequest, reply: FastifyReply, problem = '') => {
    const locale = pageLocale(request);
    const body = frame(locale, 'content', listView(locale, await listPages(parts), problem));
    return sendPage(reply, { locale, title: WORDS[locale].title, body, style: STYLE });
  };
  const editor = (request: FastifyRequest, reply: FastifyReply, state: EditorState) => {
    const locale = pageLocale(request);
    const body = frame(locale, 'content', editorView(locale, parts.config.portalUrl, state));
    return sendPage(reply, { locale, title: `${state.page} — ${WORDS[locale].title}`, body, style: STYLE });
  };
  const pageOf = async (request: FastifyRequest): Promise<StoredPage> => {
    const row = await findPage(parts, parseInput(address, request.params).page);
    if (row === null) throw new Problem('not_found');
    return row;
  };

  app.get('/sandbox/content', (request, reply) => list(request, reply));

  app.post('/sandbox/content', async (request, reply) => {
    const locale = pageLocale(request);
    const { page } = parseInput(created, request.body);
    if (!PAGE_NAME.test(page)) return list(request, reply.code(422), WORDS[locale].badName);
    if (!(await createPage(parts, page, newDocument(page)))) return list(request, reply.code(409), WORDS[locale].taken);
    return reply.redirect(`/sandbox/content/${page}?lang=${locale}`, 303);
  });

  app.get('/sandbox/content/:page', async (request, reply) => {
    const row = await pageOf(request);
    const saved = new URLSearchParams(request.url.split('?')[1]).has('saved');
    return editor(request, reply, { ...UNTOUCHED, page: row.page, version: row.version, text: pretty(row), saved });
  });

  app.post('/sandbox/content/:page', async (request, reply) => {
    const locale = pageLocale(request);
    const row = await pageOf(request);
    const { document: text, version } = parseInput(edited, request.body);
    const kept = { ...UNTOUCHED, page: row.page, version, text };
    const parsed = parsePageDocument(text);
    if ('faults' in parsed) return editor(request, reply.code(422), { ...kept, faults: parsed.faults });
    const saved = await savePage(parts, row.page, version, parsed.document);
    if (saved === null) return editor(request, reply.code(409), { ...kept, problem: WORDS[locale].stale });
    return reply.redirect(`/sandbox/content/${row.page}?lang=${locale}&saved=1`, 303);
  });
}
