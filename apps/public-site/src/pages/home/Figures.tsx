import type { BlockOf } from '../../data/home-blocks.ts';
import { Section } from '../../site/Section.tsx';
import * as css from './Figures.css.ts';

/** A few large numbers. */
export function Figures({ block }: { block: BlockOf<'figures'> }) {
  return (
    <Section title={block.title}>
      <dl className={css.list}>
        {block.items.map(({ id, shown, label }) => (
          <div key={id} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{shown}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
