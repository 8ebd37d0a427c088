import { LinkButton } from '@muddat/ui/link';
import type { ApiPicture } from '@muddat/ui/picture';
import { Text } from '@muddat/ui/text';
import { FormCard } from '../request/form-card.tsx';
import type { FormName } from '../request/request-forms.ts';
import { HeadPicture, PageHead } from './page-head.tsx';

export type MarketingHeroProps = {
  hero: { headline: string; lead: string; label: string; picture?: ApiPicture | null };
};

/** The head of a page for companies: its offer, a button that leads to the form, and a picture of its subject. */
export function MarketingHero({ hero: { headline, lead, label, picture = null } }: MarketingHeroProps) {
  return (
    <PageHead title={headline} aside={picture && <HeadPicture picture={picture} name={headline} />}>
      <Text size="l" tone="quiet">
        {lead}
      </Text>
      <div>
        <LinkButton href={`#${REQUEST_FORM_ANCHOR}`} width="phone">
          {label}
        </LinkButton>
      </div>
    </PageHead>
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
