import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaLanguage } from '../internal/aria-language/aria-language.tsx';
import { HasTooltip } from '../internal/has-tooltip.ts';
import * as css from './tooltip.css.ts';

/** A pointer that only passes by opens nothing. The keyboard does not wait. */
const OPENS_AFTER_MS = 600;

export interface TooltipProps {
  /** A few words more about it. Never what one cannot do without: under a thumb it is not there. */
  text: string;
  /** A Button, an IconButton or another element that takes the focus. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** Shows on hover and on focus, not on touch; Escape takes it away. It describes its element, and does not name it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <AriaLanguage>
      <TooltipTrigger delay={OPENS_AFTER_MS} closeDelay={100}>
        <HasTooltip value={true}>
          <Focusable>{children}</Focusable>
        </HasTooltip>
        <AriaTooltip offset={6} className={css.tip}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLanguage>
  );
}
