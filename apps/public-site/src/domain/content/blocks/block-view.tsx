import type { Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { FigureList } from '@muddat/ui/figure-list';
import { useId } from 'react';
import { Paragraphs } from '../../../shared/ui/paragraphs.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { CalculatorBlock } from '../calculator-block.tsx';
import type { Block, BlockOf } from './block.ts';
import { BenefitsBlock } from './kinds/benefits-block.tsx';
import { BlockSection } from './kinds/block-section.tsx';
import { CategoriesBlock } from './kinds/categories-block.tsx';
import { ComparisonBlock } from './kinds/comparison-block.tsx';
import { ContactBlock } from './kinds/contact-block.tsx';
import { FaqBlock } from './kinds/faq-block.tsx';
import { HeroBlock } from './kinds/hero-block.tsx';
import { PartnersBlock } from './kinds/partners-block.tsx';
import { ProductRowBlock } from './kinds/product-row-block.tsx';
import { StepsBlock } from './kinds/steps-block.tsx';
import { RareBlock } from './rare-blocks.tsx';

export type BlockViewProps = {
  block: Block;
  locale: Locale;
  /** 'YYYY-MM-DD' in Tashkent at the time of the server's rendering. */
  today: CalendarDate;
  /** The calculator to render inside this block, if the block is a hero. */
  calculator?: BlockOf<'calculator'> | undefined;
};

/** Renders a block of any kind. The component of a kind that few pages have is in a separate script (`RareBlock`). */
export function BlockView({ block, locale, today, calculator }: BlockViewProps) {
  const headingId = useId();
  switch (block.type) {
    case 'hero':
      return (
        <HeroBlock
          block={block}
          aside={
            calculator && (
              <div id={calculator.id}>
                <CalculatorBlock block={calculator} today={today} layout={block.picture ? 'bar' : 'card'} />
              </div>
            )
          }
        />
      );
    case 'calculator':
      return (
        <Section id={block.id} title={block.title}>
          <CalculatorBlock block={block} today={today} layout="bar" />
        </Section>
      );
    case 'partners':
      return <PartnersBlock block={block} locale={locale} />;
    case 'steps':
      return <StepsBlock block={block} />;
    case 'benefits':
      return <BenefitsBlock block={block} />;
    case 'categories':
      return <CategoriesBlock block={block} locale={locale} />;
    case 'figures':
      return (
        <Section id={block.id} title={block.title}>
          <FigureList figures={block.items.map(({ shown, label }) => ({ value: shown, label }))} />
        </Section>
      );
    case 'comparison':
      return <ComparisonBlock block={block} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'product-row':
      return <ProductRowBlock block={block} locale={locale} />;
    case 'text':
      return (
        <Section id={block.id} title={block.title}>
          <Paragraphs paragraphs={block.paragraphs} />
        </Section>
      );
    case 'contact':
      return (
        <BlockSection id={block.id} labelledBy={headingId}>
          <ContactBlock block={block} headingId={headingId} />
        </BlockSection>
      );
    default:
      return <RareBlock block={block} today={today} />;
  }
}
