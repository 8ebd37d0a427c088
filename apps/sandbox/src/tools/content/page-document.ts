import * as v from 'valibot';
import { type BlockFault, faultsOfBlocks } from '../../apis/builder/stored-blocks.ts';

const both = v.strictObject({ ru: v.pipe(v.string(), v.nonEmpty()), uz: v.pipe(v.string(), v.nonEmpty()) });
const shape = v.strictObject({ title: both, description: both, blocks: v.array(v.unknown()) });

/** A page as an editor writes it: its title and description in both languages, and its blocks. */
export type PageDocument = v.InferOutput<typeof shape>;
export type DocumentFault = Pick<BlockFault, 'id' | 'type' | 'field' | 'reason'>;

/** The document of a text, or everything that is wrong with it, block by block and field by field. */
export function parsePageDocument(text: string): { document: PageDocument } | { faults: DocumentFault[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { faults: [{ id: '', type: '', field: '', reason: error instanceof Error ? error.message : 'not JSON' }] };
  }
  const parsed = v.safeParse(shape, json);
  if (!parsed.success) {
    return { faults: parsed.issues.map((issue) => ({ id: '', type: '', field: v.getDotPath(issue) ?? '', reason: issue.message })) };
  }
  const faults = faultsOfBlocks(parsed.output.blocks);
  return faults.length > 0 ? { faults } : { document: parsed.output };
}

/** What a new page starts as: one block, so that an editor sees the shape. */
export const newDocument = (page: string): PageDocument => ({
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
