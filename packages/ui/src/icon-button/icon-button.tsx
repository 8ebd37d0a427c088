import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useContext } from 'react';
import { button } from '../button/button.css.ts';
import { cx } from '../internal/cx.ts';
import { HasTooltipContext } from '../internal/has-tooltip.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './icon-button.css.ts';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'onClick'> {
  icon: ReactNode;
  /** What the button does: its accessible name and the browser's tooltip. */
  label: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The action is running: the button keeps its focus, sets `aria-busy` and ignores further presses. */
  pending?: boolean;
}

/** A square button of 44 px, for well-known icons: close, back, show. */
export function IconButton({ icon, label, title, type = 'button', pending = false, onClick, ...rest }: IconButtonProps) {
  const hasTooltip = useContext(HasTooltipContext);
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={hasTooltip ? undefined : (title ?? label)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      className={cx(button, css.square)}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <Spinner /> : icon}
    </button>
  );
}
