import { Hero } from '@muddat/ui/hero';
import { LinkButton } from '@muddat/ui/link';
import { REQUEST_PLACE } from './request-card.tsx';

export type MarketingHeroProps = {
  hero: { headline: string; lead: string; label: string };
};

/** The head of a page that speaks to companies: what it offers, and the way to its form. */
export function MarketingHero({ hero: { headline, lead, label } }: MarketingHeroProps) {
  return (
    <Hero
      title={headline}
      lead={lead}
      action={
        <LinkButton href={`#${REQUEST_PLACE}`} variant="tile" width="phone">
          {label}
        </LinkButton>
      }
    />
  );
}
