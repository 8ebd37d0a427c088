import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { blockShapes, type KnownBlock } from './block-shapes.ts';
import { localise } from './localise.ts';

type Shape = ReturnType<typeof blockShapes>;
const SHAPES: Record<Locale, Shape> = { ru: blockShapes('ru', 'read'), uz: blockShapes('uz', 'read') };
const SAVED_SHAPE = blockShapes('ru', 'save');
export const BLOCK_KINDS: readonly string[] = SAVED_SHAPE.options.map((option) => option.entries.type.literal);

/** A block of a kind that only newer clients know. Its content is returned unchanged, but in one language. */
const otherShape = v.looseObject({ id: v.string(), type: v.string() });
type OtherBlock = v.InferOutput<typeof otherShape>;

export type StoredBlock = { readonly known: true; readonly block: KnownBlock } | { readonly known: false; readonly block: OtherBlock };

/** An error in a block, for its editor. `field` is the path, such as 'items.0.title.uz'; '' is the block itself. */
export type BlockFault = {
  readonly at: number;
  readonly id: string;
  readonly type: string;
  readonly field: string;
  readonly reason: string;
};

export type ReadBlocks = { readonly blocks: readonly StoredBlock[]; readonly faults: readonly BlockFault[] };

/** The valid blocks in one language, and the errors of the others. An invalid block does not affect the rest. */
export function readBlocks(stored: unknown, locale: Locale): ReadBlocks {
  if (!Array.isArray(stored)) return { blocks: [], faults: [{ at: 0, id: '', type: '', field: '', reason: 'blocks must be a list' }] };
  const read = stored.map((item: unknown, at) => readBlock(item, at, locale, SHAPES[locale]));
  return { blocks: read.flatMap(({ block }) => block ?? []), faults: read.flatMap(({ faults }) => faults) };
}

/** All errors that prevent saving these blocks: invalid ones, and repeated ids. */
export function faultsOfBlocks(blocks: readonly unknown[]): BlockFault[] {
  const seen = new Set<string>();
  return blocks.flatMap((item, at) => {
    const head = v.safeParse(otherShape, item);
    const { id, type } = head.success ? head.output : { id: '', type: '' };
    const twice = seen.has(id) && head.success ? [{ at, id, type, field: 'id', reason: 'another block of this page has it' }] : [];
    seen.add(id);
    return [...readBlock(item, at, 'ru', SAVED_SHAPE).faults, ...twice];
  });
}

function readBlock(item: unknown, at: number, locale: Locale, shape: Shape): { block?: StoredBlock; faults: BlockFault[] } {
  const head = v.safeParse(otherShape, item);
  if (!head.success) return { faults: faultsOf(head.issues, at, '', '') };
  const { id, type } = head.output;
  if (!BLOCK_KINDS.includes(type))
    return { block: { known: false, block: v.parse(otherShape, localise(head.output, locale)) }, faults: [] };
  const parsed = v.safeParse(shape, item);
  if (!parsed.success) return { faults: faultsOf(parsed.issues, at, id, type) };
  return { block: { known: true, block: parsed.output }, faults: [] };
}

function faultsOf(issues: readonly v.BaseIssue<unknown>[], at: number, id: string, type: string): BlockFault[] {
  return issues.map((issue) => ({ at, id, type, field: v.getDotPath(issue) ?? '', reason: issue.message }));
}
