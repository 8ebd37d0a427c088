import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { createBlockSchemas, type SupportedBlock } from './block-schemas.ts';
import { localizeTexts } from './localize-texts.ts';

type BlockSchema = ReturnType<typeof createBlockSchemas>;
const BLOCK_SCHEMAS: Record<Locale, BlockSchema> = { ru: createBlockSchemas('ru', 'read'), uz: createBlockSchemas('uz', 'read') };
const SAVED_BLOCK_SCHEMA = createBlockSchemas('ru', 'save');
export const BLOCK_KINDS: readonly string[] = SAVED_BLOCK_SCHEMA.options.map((option) => option.entries.type.literal);

/** A block of a kind that only newer clients know. Its content is returned unchanged, but in one language. */
const unsupportedBlockSchema = v.looseObject({ id: v.string(), type: v.string() });
type UnsupportedBlock = v.InferOutput<typeof unsupportedBlockSchema>;

export type StoredBlock =
  | { readonly known: true; readonly block: SupportedBlock }
  | { readonly known: false; readonly block: UnsupportedBlock };

/**
 * An error in a block, for its editor. `at` is the block's index on the page. `field` is the path, such as 'items.0.title.uz'; '' is the
 * block itself.
 */
export type BlockError = {
  readonly at: number;
  readonly id: string;
  readonly type: string;
  readonly field: string;
  readonly reason: string;
};

export type ParsedBlocks = { readonly blocks: readonly StoredBlock[]; readonly errors: readonly BlockError[] };

/** The valid blocks in one language, and the errors of the others. An invalid block does not affect the rest. */
export function parseStoredBlocks(stored: unknown, locale: Locale): ParsedBlocks {
  if (!Array.isArray(stored)) return { blocks: [], errors: [{ at: 0, id: '', type: '', field: '', reason: 'blocks must be a list' }] };
  const read = stored.map((item: unknown, at) => parseBlock(item, at, locale, BLOCK_SCHEMAS[locale]));
  return { blocks: read.flatMap(({ block }) => block ?? []), errors: read.flatMap(({ faults }) => faults) };
}

/** All errors that prevent saving these blocks: invalid ones, and repeated ids. */
export function validateBlocks(blocks: readonly unknown[]): BlockError[] {
  const seen = new Set<string>();
  return blocks.flatMap((item, at) => {
    const head = v.safeParse(unsupportedBlockSchema, item);
    const { id, type } = head.success ? head.output : { id: '', type: '' };
    const twice = seen.has(id) && head.success ? [{ at, id, type, field: 'id', reason: 'another block of this page has it' }] : [];
    seen.add(id);
    return [...parseBlock(item, at, 'ru', SAVED_BLOCK_SCHEMA).faults, ...twice];
  });
}

function parseBlock(item: unknown, at: number, locale: Locale, shape: BlockSchema): { block?: StoredBlock; faults: BlockError[] } {
  const head = v.safeParse(unsupportedBlockSchema, item);
  if (!head.success) return { faults: toBlockErrors(head.issues, at, '', '') };
  const { id, type } = head.output;
  if (!BLOCK_KINDS.includes(type))
    return { block: { known: false, block: v.parse(unsupportedBlockSchema, localizeTexts(head.output, locale)) }, faults: [] };
  const parsed = v.safeParse(shape, item);
  if (!parsed.success) return { faults: toBlockErrors(parsed.issues, at, id, type) };
  return { block: { known: true, block: parsed.output }, faults: [] };
}

function toBlockErrors(issues: readonly v.BaseIssue<unknown>[], at: number, id: string, type: string): BlockError[] {
  return issues.map((issue) => ({ at, id, type, field: v.getDotPath(issue) ?? '', reason: issue.message }));
}
