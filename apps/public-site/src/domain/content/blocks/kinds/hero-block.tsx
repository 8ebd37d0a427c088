import { FigureRow } from '@muddat/ui/figure-row';
import { Hero } from '@muddat/ui/hero';
import { LinkButton } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import type { ReactNode } from 'react';
import { SignInLinkButton } from '../../../../shared/sign-in/sign-in-link.tsx';
import { DemoNote } from '../../../../shared/ui/demo-note.tsx';
import type { BlockOf } from '../block.ts';

/** The hero of a page, with up to two buttons and the figures of the marketplace. `aside`: the calculator, if the page has one. */
export function HeroBlock({ block, aside }: { block: BlockOf<'hero'>; aside: ReactNode }) {
  const { headline, lead, cta, secondary, facts } = block;
  return (
    <Hero
      title={headline}
      lead={lead}
      action={
        <Inline gap="xs">
          {cta && (
            <SignInLinkButton href={cta.href} variant="tile" width="phone">
              {cta.label}
            </SignInLinkButton>
          )}
          {secondary && (
            <LinkButton href={secondary.href} variant="secondary" width="phone">
              {secondary.label}
            </LinkButton>
          )}
        </Inline>
      }
      foot={
        <Stack gap="s">
          <FigureRow figures={facts.map(({ shown, label }) => ({ value: shown, label }))} />
          {facts.length > 0 && <DemoNote />}
        </Stack>
      }
      aside={aside}
    />
  );
}
