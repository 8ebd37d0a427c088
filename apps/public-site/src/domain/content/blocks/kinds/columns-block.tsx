import { Stack } from '@muddat/ui/stack';
import { Section } from '../../../../shared/ui/section.tsx';
import type { BlockOf } from '../block.ts';
import { BlockSection } from './block-section.tsx';
import * as css from './blocks.css.ts';
import { SimpleBlockView } from './simple-block-view.tsx';

/** One to three columns of simple blocks, side by side only on wide screens. */
export function ColumnsBlock({ block: { id, title, columns } }: { block: BlockOf<'columns'> }) {
  const count = columns.length === 1 ? 1 : columns.length === 2 ? 2 : 3;
  const grid = (
    <div className={`${css.columns} ${css.columnCount[count]}`}>
      {columns.map(({ blocks }, at) => (
        <Stack key={at} gap="l">
          {blocks.map((block) => (
            <SimpleBlockView key={block.id} block={block} inColumn hasTitleAbove={title !== null} />
          ))}
        </Stack>
      ))}
    </div>
  );
  if (title === null) return <BlockSection id={id}>{grid}</BlockSection>;
  return (
    <Section id={id} title={title}>
      {grid}
    </Section>
  );
}
