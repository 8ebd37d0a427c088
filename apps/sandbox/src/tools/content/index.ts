import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../../core/problem.ts';
import { sendPage } from '../shared/page.ts';
import { parseInput } from '../shared/parse-input.ts';
import { pageLocale, renderToolPage } from '../shared/render-tool-page.ts';
import type { ToolContext } from '../shared/tool-context.ts';
import { newPageDocument, parsePageDocument } from './page-document.ts';
import { type BuilderPageRow, createPage, findPage, listBuilderPages, pageDocumentOf, savePage } from './page-store.ts';
import { CONTENT_EDITOR_TEXTS } from './texts.ts';
import { CONTENT_EDITOR_STYLE, type EditorState, editorView, pageListView } from './views.ts';

const PAGE_NAME = /^[a-z0-9-]{1,64}$/;
const createdPageSchema = v.object({ page: v.string() });
const pageParamsSchema = v.object({ page: v.string() });
const editedPageSchema = v.object({
  document: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});

const UNCHANGED_EDITOR = { saved: false, faults: [], problem: '' } as const;
const pretty = (row: BuilderPageRow): string => JSON.stringify(pageDocumentOf(row), null, 2);

/**
 * /sandbox/content: the pages of the builder as JSON, which an editor can change. An invalid document is refused with the block and field
 * at fault. The page works without scripts.
 */
export function registerContentEditor(app: FastifyInstance, parts: ToolContext): void {
  const list = async (request: FastifyRequest, reply: FastifyReply, problem = '') => {
    const locale = pageLocale(request);
    const body = renderToolPage(locale, 'content', pageListView(locale, await listBuilderPages(parts), problem));
    return sendPage(reply, { locale, title: CONTENT_EDITOR_TEXTS[locale].title, body, style: CONTENT_EDITOR_STYLE });
  };
  const editor = (request: FastifyRequest, reply: FastifyReply, state: EditorState) => {
    const locale = pageLocale(request);
    const body = renderToolPage(locale, 'content', editorView(locale, parts.config.portalUrl, state));
    return sendPage(reply, { locale, title: `${state.page} — ${CONTENT_EDITOR_TEXTS[locale].title}`, body, style: CONTENT_EDITOR_STYLE });
  };
  const pageOf = async (request: FastifyRequest): Promise<BuilderPageRow> => {
    const row = await findPage(parts, parseInput(pageParamsSchema, request.params).page);
    if (row === null) throw new Problem('not_found');
    return row;
  };

  app.get('/sandbox/content', (request, reply) => list(request, reply));

  app.post('/sandbox/content', async (request, reply) => {
    const locale = pageLocale(request);
    const { page } = parseInput(createdPageSchema, request.body);
    if (!PAGE_NAME.test(page)) return list(request, reply.code(422), CONTENT_EDITOR_TEXTS[locale].badName);
    if (!(await createPage(parts, page, newPageDocument(page)))) return list(request, reply.code(409), CONTENT_EDITOR_TEXTS[locale].taken);
    return reply.redirect(`/sandbox/content/${page}?lang=${locale}`, 303);
  });

  app.get('/sandbox/content/:page', async (request, reply) => {
    const row = await pageOf(request);
    const saved = new URLSearchParams(request.url.split('?')[1]).has('saved');
    return editor(request, reply, { ...UNCHANGED_EDITOR, page: row.page, version: row.version, text: pretty(row), saved });
  });

  app.post('/sandbox/content/:page', async (request, reply) => {
    const locale = pageLocale(request);
    const row = await pageOf(request);
    const { document: text, version } = parseInput(editedPageSchema, request.body);
    const kept = { ...UNCHANGED_EDITOR, page: row.page, version, text };
    const parsed = parsePageDocument(text);
    if ('faults' in parsed) return editor(request, reply.code(422), { ...kept, faults: parsed.faults });
    const saved = await savePage(parts, row.page, version, parsed.document);
    if (saved === null) return editor(request, reply.code(409), { ...kept, problem: CONTENT_EDITOR_TEXTS[locale].stale });
    return reply.redirect(`/sandbox/content/${row.page}?lang=${locale}&saved=1`, 303);
  });
}
