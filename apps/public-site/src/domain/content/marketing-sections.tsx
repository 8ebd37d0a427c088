import { Hero } from '@muddat/ui/hero';
import { LinkButton } from '@muddat/ui/link';
import { FormCard } from '../request/form-card.tsx';
import type { FormName } from '../request/request-forms.ts';

export type MarketingHeroProps = {
  hero: { headline: string; lead: string; label: string };
};

/** The hero of a page for companies: its offer and a button that leads to the form. */
export function MarketingHero({ hero: { headline, lead, label } }: MarketingHeroProps) {
  return (
    <Hero
      title={headline}
      lead={lead}
      action={
        <LinkButton href={`#${REQUEST_FORM_ANCHOR}`} variant="tile" width="phone">
          {label}
        </LinkButton>
      }
    />
  );
}

/** Anchor of the form, used by the hero's button and by the builder's links. */
export const REQUEST_FORM_ANCHOR = 'request';

export type RequestFormCardProps = {
  form: Exclude<FormName, 'question'>;
  title: string;
  text: string;
};

/** The form of a page for companies, the target of the hero's button. */
export const RequestFormCard = (card: RequestFormCardProps) => <FormCard {...card} id={REQUEST_FORM_ANCHOR} />;
