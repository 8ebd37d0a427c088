import { Accordion, AccordionItem } from '@muddat/ui/accordion';
import type { BlockOf } from '../../data/home-blocks.ts';
import { HOME_SECTIONS } from '../../site/live-href.ts';
import { Paragraphs } from '../../site/Paragraphs.tsx';
import { Section } from '../../site/Section.tsx';

/** Questions that open, one at a time. */
export function FaqSection({ block }: { block: BlockOf<'faq'> }) {
  return (
    <Section id={HOME_SECTIONS.faq} title={block.title} split>
      <Accordion>
        {block.items.map(({ id, question, answer }) => (
          <AccordionItem key={id} title={question} name="faq">
            {/* Builder contract, Faq: paragraphs are parted by an empty line. */}
            <Paragraphs paragraphs={answer.split(/\n{2,}/)} />
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
