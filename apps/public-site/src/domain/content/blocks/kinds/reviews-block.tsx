import { ReviewCard } from '@muddat/ui/review-card';
import { Grid } from '@muddat/ui/stack';
import { Section } from '../../../../shared/ui/section.tsx';
import type { BlockOf } from '../block.ts';

export function ReviewsBlock({ block: { id, title, items } }: { block: BlockOf<'reviews'> }) {
  return (
    <Section id={id} title={title}>
      <Grid as="ul" columns={items.length % 2 === 0 ? '1-2-3' : '1-1-3'}>
        {items.map(({ id: key, place, ...review }) => (
          <li key={key}>
            <ReviewCard {...review} town={place} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
