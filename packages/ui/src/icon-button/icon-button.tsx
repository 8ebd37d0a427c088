import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useContext } from 'react';
import { button } from '../button/button.css.ts';
import { cx } from '../internal/cx.ts';
import { HasTooltipContext } from '../internal/has-tooltip.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './icon-button.css.ts';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'onClick'> {
  /** The icon, 18 to 22 px. */
  icon: ReactNode;
  /** What the button does: its accessible name and the browser's tooltip. */
  label: string;
  /** Called on a press, Enter or Space; not while `pending` is set. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The action is running: the button keeps its focus, sets `aria-busy` and ignores further presses. */
  pending?: boolean;
  /** What the button does in a form: `submit` sends it, `reset` empties it, `button` does only what `onClick` does. */
  type?: 'button' | 'submit' | 'reset' | undefined;
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
