import { BenefitList } from '@muddat/ui/benefit-list';
import { GirihBackground } from '@muddat/ui/girih';
import { Heading } from '@muddat/ui/heading';
import { useId } from 'react';
import { Section } from '../../../../shared/ui/section.tsx';
import type { BlockOf } from '../block.ts';
import * as css from './benefits-block.css.ts';
import { BlockSection } from './block-section.tsx';

/** Benefits in a list; with the tone cobalt on a dark band, next to a heading and a text. */
export function BenefitsBlock({ block: { id, title, tone, text, items } }: { block: BlockOf<'benefits'> }) {
  const headingId = useId();
  if (tone === null) {
    return (
      <Section id={id} title={title}>
        <BenefitList benefits={items} />
      </Section>
    );
  }
  return (
    <BlockSection id={id} labelledBy={headingId}>
      <div className={css.band}>
        <GirihBackground fade="corner" />
        <div>
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
          {text !== null && <p className={css.text}>{text}</p>}
        </div>
        <BenefitList benefits={items} compact />
      </div>
    </BlockSection>
  );
}
