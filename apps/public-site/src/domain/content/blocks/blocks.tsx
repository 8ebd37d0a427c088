import type { Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { BelowTheFold } from '../../../shared/ui/below-the-fold.tsx';
import type { Block, BlockOf } from './block.ts';
import { BlockView } from './block-view.tsx';

export type BlocksProps = {
  blocks: readonly Block[];
  locale: Locale;
  /** 'YYYY-MM-DD' in Tashkent at the time of the server's rendering. */
  today: CalendarDate;
};

/** Renders all blocks. The first calculator is placed inside the first hero, if there is one. */
export function Blocks({ blocks, locale, today }: BlocksProps) {
  const hero = blocks.find((block) => block.type === 'hero');
  const inHero = hero && blocks.find((block): block is BlockOf<'calculator'> => block.type === 'calculator');
  const shown = blocks.filter((block) => block !== inHero);
  const drawn = (block: Block) => (
    <BlockView key={block.id} block={block} locale={locale} today={today} calculator={block === hero ? inHero : undefined} />
  );
  // Number of blocks that fill most screens: the hero alone does.
  const seen = shown[0] === hero ? 1 : 2;
  return (
    <>
      {shown.slice(0, seen).map(drawn)}
      {shown.length > seen && <BelowTheFold>{shown.slice(seen).map(drawn)}</BelowTheFold>}
    </>
  );
}
