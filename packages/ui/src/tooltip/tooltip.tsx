import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaLanguage } from '../internal/aria-language/aria-language.tsx';
import { HasTooltipContext } from '../internal/has-tooltip.ts';
import * as css from './tooltip.css.ts';

/** Delay on hover, so that a pointer that only passes by opens nothing. Keyboard focus opens the tooltip without a delay. */
const OPENS_AFTER_MS = 600;

export interface TooltipProps {
  /** A few additional words. Nothing essential, because a touch screen does not show it. */
  text: string;
  /** The described element: a Button, an IconButton or another element that can take the focus. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** Appears on hover and on focus, not on touch; Escape hides it. It is the description of its element, not its name. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <AriaLanguage>
      <TooltipTrigger delay={OPENS_AFTER_MS} closeDelay={100}>
        <HasTooltipContext value={true}>
          <Focusable>{children}</Focusable>
        </HasTooltipContext>
        <AriaTooltip offset={6} className={css.tip}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLanguage>
  );
}
