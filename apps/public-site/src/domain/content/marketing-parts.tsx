import { Hero } from '@muddat/ui/hero';
import { LinkButton } from '@muddat/ui/link';
import { FormCard } from '../request/form-card.tsx';
import type { FormName } from '../request/request-forms.ts';

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

/** The place that the buttons above lead to; the builder's links name it too. */
export const REQUEST_PLACE = 'request';

export type RequestCardProps = {
  form: Exclude<FormName, 'question'>;
  title: string;
  text: string;
};

/** The form of a page that speaks to companies, and what it is for. */
export const RequestCard = (card: RequestCardProps) => <FormCard {...card} id={REQUEST_PLACE} />;
