import { FigureRow } from '@muddat/ui/figure-row';
import { Hero } from '@muddat/ui/hero';
import { LinkButton } from '@muddat/ui/link';
import { Picture } from '@muddat/ui/picture';
import { Inline } from '@muddat/ui/stack';
import { media } from '@muddat/ui/theme/media';
import type { ReactNode } from 'react';
import { SignInLinkButton } from '../../../../shared/sign-in/sign-in-link.tsx';
import { useSignedIn } from '../../../../shared/sign-in/signed-in.ts';
import type { BlockOf } from '../block.ts';

/** The scene is as wide as the page from 900 px; below that it is cropped to its right part. */
const SCENE = { sizes: `${media.desktop} 94vw, ${media.phone} 480px, 720px`, widest: 1600 };

/** The hero of a page, with up to two buttons and the figures of the marketplace. `aside`: the calculator, if the page has one. */
export function HeroBlock({ block, aside }: { block: BlockOf<'hero'>; aside: ReactNode }) {
  const { headline, lead, cta, customer_cta: customerCta, secondary, facts, picture } = block;
  const signedIn = useSignedIn();
  // A customer who has a limit is not asked to find it out.
  const main = signedIn && customerCta ? customerCta : cta;
  return (
    <Hero
      title={headline}
      lead={lead}
      action={
        <Inline gap="xs">
          {main && (
            <SignInLinkButton href={main.href} variant={picture ? 'primary' : 'tile'} width="phone">
              {main.label}
            </SignInLinkButton>
          )}
          {secondary && (
            <LinkButton href={secondary.href} variant="secondary" width="phone">
              {secondary.label}
            </LinkButton>
          )}
        </Inline>
      }
      foot={facts.length > 0 ? <FigureRow figures={facts.map(({ shown, label }) => ({ value: shown, label }))} /> : undefined}
      aside={aside}
      scene={picture ? <Picture picture={picture} name={headline} alt={picture.alt} ratio="box" priority {...SCENE} /> : undefined}
    />
  );
}
