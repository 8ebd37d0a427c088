import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useContext } from 'react';
import { button } from '../button/button.css.ts';
import { cx } from '../internal/cx.ts';
import { HasTooltip } from '../internal/has-tooltip.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './icon-button.css.ts';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'onClick'> {
  icon: ReactNode;
  /** What it does, for ears and as the browser's own tooltip. */
  label: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** At work: keeps its focus, says so, and takes no second press. */
  pending?: boolean;
}

/** 44 px square, for what everybody knows by its sign: close, back, show. */
export function IconButton({ icon, label, title, type = 'button', pending = false, onClick, ...rest }: IconButtonProps) {
  const hasTooltip = useContext(HasTooltip);
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
