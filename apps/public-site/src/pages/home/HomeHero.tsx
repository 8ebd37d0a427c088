import type { Locale } from '@muddat/i18n';
import { FigureRow } from '@muddat/ui/figure-row';
import { Hero } from '@muddat/ui/hero';
import { LinkButton } from '@muddat/ui/link';
import { Inline } from '@muddat/ui/stack';
import type { ReactNode } from 'react';
import type { BlockOf } from '../../data/home-blocks.ts';
import { liveHref } from '../../site/live-href.ts';

/** The main banner. Its links are drawn where they lead to a page that is there. */
export function HomeHero({ block, locale, aside }: { block: BlockOf<'hero'>; locale: Locale; aside: ReactNode }) {
  const cta = liveHref(block.cta.href, locale);
  const secondary = block.secondary && liveHref(block.secondary.href, locale);
  return (
    <Hero
      title={block.headline}
      lead={block.lead}
      action={
        <Inline gap="xs">
          {cta !== null && (
            <LinkButton href={cta} variant="tile" width="phone">
              {block.cta.label}
            </LinkButton>
          )}
          {block.secondary && secondary && (
            <LinkButton href={secondary} variant="secondary" width="phone">
              {block.secondary.label}
            </LinkButton>
          )}
        </Inline>
      }
      foot={<FigureRow figures={block.facts.map(({ shown, label }) => ({ value: shown, label }))} />}
      aside={aside}
    />
  );
}
