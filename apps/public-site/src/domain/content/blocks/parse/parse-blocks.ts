import type { Locale } from '@muddat/i18n';
import * as v from 'valibot';
import { withNonBreakingSpacesDeep } from '../../../../shared/data/non-breaking-spaces.ts';
import type { Block } from '../block.ts';
import { blockSchemas } from './block-schemas.ts';

const BLOCK_SCHEMAS: Record<Locale, ReturnType<typeof blockSchemas>> = { ru: blockSchemas('ru'), uz: blockSchemas('uz') };
const KINDS: ReadonlySet<string> = new Set(BLOCK_SCHEMAS.ru.options.map((option) => option.entries.type.literal));
const head = v.object({ id: v.fallback(v.string(), ''), type: v.fallback(v.string(), '') });

/** A block that is left out of the page. `unknown`: this build does not know its kind, which is not an error. */
export type SkippedBlock = { readonly id: string; readonly kind: string; readonly unknown: boolean; readonly reason: string };

export type ParsedBlocks = { readonly blocks: Block[]; readonly skipped: readonly SkippedBlock[] };

/**
 * Parses blocks in their order. Skips invalid ones, expired offers and repeated ids, each with a reason.
 * @param now ms since 1970
 */
export function parseBlocks(raw: readonly unknown[], locale: Locale, now: number): ParsedBlocks {
  const blocks: Block[] = [];
  const skipped: SkippedBlock[] = [];
  for (const one of raw.map(withNonBreakingSpacesDeep)) {
    const named = v.safeParse(head, one);
    const { id, type: kind } = named.success ? named.output : { id: '', type: '' };
    const skip = (reason: string, unknown = false) => skipped.push({ id, kind, unknown, reason });
    if (!KINDS.has(kind)) {
      skip(kind === '' ? 'no block' : 'a kind that is not known', kind !== '');
      continue;
    }
    const parsed = v.safeParse(BLOCK_SCHEMAS[locale], one);
    if (!parsed.success) skip(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; '));
    else if (blocks.some((block) => block.id === parsed.output.id)) skip('another block has this id');
    else if (parsed.output.type === 'promo' && Date.parse(parsed.output.ends_at) <= now) skip('the offer is over');
    else blocks.push(parsed.output);
  }
  return { blocks, skipped };
}
