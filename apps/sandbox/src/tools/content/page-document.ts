import * as v from 'valibot';
import { type BlockError, validateBlocks } from '../../apis/builder/stored-blocks.ts';

const bilingualSchema = v.strictObject({ ru: v.pipe(v.string(), v.nonEmpty()), uz: v.pipe(v.string(), v.nonEmpty()) });
const pageSchema = v.strictObject({ title: bilingualSchema, description: bilingualSchema, blocks: v.array(v.unknown()) });

/** A page as an editor writes it: its title and description in both languages, and its blocks. */
export type PageDocument = v.InferOutput<typeof pageSchema>;
/**
 * A fault in a document. `json` is set if the text is not JSON: the position of the error, or `unknown`. Lines and columns count from 1.
 */
export type PageDocumentError = Pick<BlockError, 'id' | 'type' | 'field' | 'reason'> & { json?: TextPosition | 'unknown' };
type TextPosition = { line: number; column: number };

/** The position where a text stops being JSON, read from the parser's message. */
function findJsonErrorPosition(reason: string, text: string): TextPosition | 'unknown' {
  const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(reason) ?? [];
  if (line !== undefined && column !== undefined) return { line: Number(line), column: Number(column) };
  const lines = text.split('\n');
  return /end of JSON input/.test(reason) ? { line: lines.length, column: (lines.at(-1) ?? '').length + 1 } : 'unknown';
}

/** Parses a text as a document, or returns all its faults, block by block and field by field. */
export function parsePageDocument(text: string): { document: PageDocument } | { faults: PageDocumentError[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'not JSON';
    return { faults: [{ id: '', type: '', field: '', reason, json: findJsonErrorPosition(reason, text) }] };
  }
  const parsed = v.safeParse(pageSchema, json);
  if (!parsed.success) {
    return { faults: parsed.issues.map((issue) => ({ id: '', type: '', field: v.getDotPath(issue) ?? '', reason: issue.message })) };
  }
  const faults = validateBlocks(parsed.output.blocks);
  return faults.length > 0 ? { faults } : { document: parsed.output };
}

/** The initial content of a new page: one block, as an example for the editor. */
export const newPageDocument = (page: string): PageDocument => ({
  title: { ru: `Новая страница: ${page}`, uz: `Yangi sahifa: ${page}` },
  description: { ru: 'Описание для поиска.', uz: 'Qidiruv uchun tavsif.' },
  blocks: [
    {
      id: 'intro',
      type: 'text',
      title: { ru: 'Заголовок', uz: 'Sarlavha' },
      paragraphs: [{ ru: 'Первый абзац.', uz: 'Birinchi xatboshi.' }],
    },
  ],
});
