import { Accordion, AccordionItem } from '@muddat/ui/accordion';
import { Paragraphs } from '../../../../shared/ui/paragraphs.tsx';
import { Section, SectionLink } from '../../../../shared/ui/section.tsx';
import type { BlockOf } from '../block.ts';

/** An accordion of questions, of which one is open at a time. */
export function FaqBlock({ block: { id, title, link, items } }: { block: BlockOf<'faq'> }) {
  return (
    <Section id={id} title={title} split aside={link ? <SectionLink link={link} /> : undefined}>
      <Accordion>
        {items.map(({ id: key, question, answer }) => (
          <AccordionItem key={key} title={question} name={id}>
            {/* Paragraphs are separated by an empty line (builder contract, Faq). */}
            <Paragraphs paragraphs={answer.split(/\n{2,}/)} />
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
