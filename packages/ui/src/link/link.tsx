import type { ReactNode } from 'react';
import { type ButtonAppearance, ButtonLabel, buttonClass } from '../button/button.tsx';
import { cx } from '../internal/cx.ts';
import * as css from './link.css.ts';
import { type AnchorProps, useLinkComponent } from './link-component.tsx';

export { type AnchorComponent, type AnchorProps, LinkProvider, useLinkComponent } from './link-component.tsx';

export interface LinkProps extends Omit<AnchorProps, 'className' | 'style'> {
  /** The text of the link: where it leads. Never "здесь". */
  children: ReactNode;
  /**
   * `text`: underlined, in running text; `quiet`: grey, in a list or next to a heading; `strong`: bold, for the next step. `quiet` and
   * `strong` are 44 px high.
   */
  tone?: 'text' | 'quiet' | 'strong';
}

/** A link, rendered by the component that LinkProvider sets. */
export function Link({ children, tone = 'text', ...anchor }: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor {...anchor} className={cx(css.link, css.tone[tone])}>
      {children}
    </Anchor>
  );
}

export interface LinkButtonProps extends ButtonAppearance, Omit<AnchorProps, 'className' | 'style'> {
  /** The label: where the link leads, as a verb or a name. */
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ children, variant = 'primary', size = 'm', width = 'auto', icon, iconEnd, ...anchor }: LinkButtonProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor {...anchor} className={buttonClass({ variant, size, width })}>
      <ButtonLabel icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonLabel>
    </Anchor>
  );
}
