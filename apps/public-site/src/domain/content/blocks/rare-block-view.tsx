import type { CalendarDate } from '@muddat/schedule';
import { useId } from 'react';
import type { BlockOf } from './block.ts';
import { BlockSection } from './kinds/block-section.tsx';
import { ColumnsBlock } from './kinds/columns-block.tsx';
import { FormBlock } from './kinds/form-block.tsx';
import { MapBlock } from './kinds/map-block.tsx';
import { PromoBlock } from './kinds/promo-block.tsx';
import { ReviewsBlock } from './kinds/reviews-block.tsx';
import { SimpleBlockView } from './kinds/simple-block-view.tsx';

export type RareBlockType = 'banner' | 'columns' | 'form' | 'map' | 'promo' | 'reviews' | 'rich-text' | 'video';
export type RareBlockProps = { block: BlockOf<RareBlockType>; today: CalendarDate };

/** Blocks that few pages have. They are a separate script, so that other pages do not load them. */
export function RareBlockView({ block, today }: RareBlockProps) {
  const headingId = useId();
  switch (block.type) {
    case 'reviews':
      return <ReviewsBlock block={block} />;
    case 'map':
      return <MapBlock block={block} />;
    case 'promo':
      return <PromoBlock block={block} today={today} />;
    case 'form':
      return <FormBlock block={block} />;
    case 'columns':
      return <ColumnsBlock block={block} />;
    case 'banner':
      return (
        <BlockSection id={block.id} labelledBy={headingId}>
          <SimpleBlockView block={block} headingId={headingId} />
        </BlockSection>
      );
    case 'rich-text':
    case 'video':
      return (
        <BlockSection id={block.id}>
          <SimpleBlockView block={block} />
        </BlockSection>
      );
  }
}
