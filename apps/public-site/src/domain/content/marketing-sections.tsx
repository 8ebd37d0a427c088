import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { type ApiPicture, Picture } from '@muddat/ui/picture';
import { Text } from '@muddat/ui/text';
import { media } from '@muddat/ui/theme/media';
import { FormCard } from '../request/form-card.tsx';
import type { FormName } from '../request/request-forms.ts';
import * as css from './marketing-sections.css.ts';

export type MarketingHeroProps = {
  hero: { headline: string; lead: string; label: string; picture?: ApiPicture | null };
};

/** The head of a page for companies: its offer, a button that leads to the form, and a picture of its subject. */
export function MarketingHero({ hero: { headline, lead, label, picture = null } }: MarketingHeroProps) {
  return (
    <header className={picture === null ? css.hero : css.heroWithPicture}>
      <div className={css.words}>
        <Heading level={1} size="title">
          {headline}
        </Heading>
        <Text size="l" tone="quiet">
          {lead}
        </Text>
        <div>
          <LinkButton href={`#${REQUEST_FORM_ANCHOR}`} width="phone">
            {label}
          </LinkButton>
        </div>
      </div>
      {picture && (
        <div className={css.picture}>
          <Picture picture={picture} name={headline} ratio="box" priority sizes={`${media.desktop} 50vw, 100vw`} widest={800} />
        </div>
      )}
    </header>
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
