import type { Locale } from '@muddat/i18n';
import { Steps } from '@muddat/ui/steps';
import type { BlockOf, HomeBlock } from '../../data/home-blocks.ts';
import type { PartnerStores } from '../../data/partner-stores.ts';
import { HOME_SECTIONS } from '../../site/live-href.ts';
import { Paragraphs } from '../../site/Paragraphs.tsx';
import { Section } from '../../site/Section.tsx';
import { Benefits } from './Benefits.tsx';
import { Calculator } from './Calculator.tsx';
import { Comparison } from './Comparison.tsx';
import { ContactCard } from './ContactCard.tsx';
import { FaqSection } from './FaqSection.tsx';
import { Figures } from './Figures.tsx';
import { HomeHero } from './HomeHero.tsx';
import { PartnersSection } from './PartnersSection.tsx';

export interface HomeBlocksProps {
  blocks: readonly HomeBlock[];
  partners: PartnerStores | null;
  locale: Locale;
  /** 'YYYY-MM-DD' in Tashkent, as the server had it. */
  today: string;
}

/** Each block in its place; the first calculator stands in the hero, where there is one. */
export function HomeBlocks({ blocks, partners, locale, today }: HomeBlocksProps) {
  const isHero = (block: HomeBlock): block is BlockOf<'hero'> => block.type === 'hero';
  const hero = blocks.find(isHero);
  const inHero = hero && blocks.find((block): block is BlockOf<'calculator'> => block.type === 'calculator');
  return blocks.map((block, at) => {
    if (block !== inHero)
      return (
        <HomeBlockView
          key={at}
          block={block}
          partners={partners}
          locale={locale}
          today={today}
          calculator={block === hero ? inHero : undefined}
        />
      );
    return null;
  });
}

type ViewProps = {
  block: HomeBlock;
  partners: PartnerStores | null;
  locale: Locale;
  today: string;
  calculator: BlockOf<'calculator'> | undefined;
};

function HomeBlockView({ block, partners, locale, today, calculator }: ViewProps) {
  switch (block.type) {
    case 'hero':
      return <HomeHero block={block} locale={locale} aside={calculator && <Calculator block={calculator} today={today} />} />;
    case 'calculator':
      return (
        <Section title={block.title}>
          <Calculator block={block} today={today} />
        </Section>
      );
    case 'partners':
      return <PartnersSection title={block.title} partners={partners} />;
    case 'steps':
      return (
        <Section id={HOME_SECTIONS.terms} title={block.title}>
          <Steps steps={block.items} />
        </Section>
      );
    case 'benefits':
      return <Benefits block={block} />;
    case 'comparison':
      return <Comparison block={block} />;
    case 'figures':
      return <Figures block={block} />;
    case 'faq':
      return <FaqSection block={block} />;
    case 'text':
      return (
        <Section title={block.title}>
          <Paragraphs paragraphs={block.paragraphs} />
        </Section>
      );
    case 'contact':
      return <ContactCard block={block} />;
  }
}
