import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

export interface ButtonAppearance {
  /**
   * `primary`: the main action; `tile`: the main action on cobalt; `secondary`, `ghost`: alternatives; `danger`: an action that cannot be
   * undone.
   */
  variant?: keyof typeof css.variant;
  /** `m`: 48 px high, `s`: 44 px. */
  size?: keyof typeof css.size;
  width?: keyof typeof css.width;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export interface ButtonProps
  extends ButtonAppearance,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'onClick' | 'children'> {
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The action is running: the button keeps its focus and width, sets `aria-busy` and ignores further presses. */
  pending?: boolean;
}

/** The label is a verb: "Оплатить 350 000 сум", not "OK". A plain `button`: react-aria's would add 10 KB to pages that do not need it. */
export function Button({ variant, size, width, icon, iconEnd, pending = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      className={buttonClass({ variant, size, width })}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <ButtonLabel icon={icon} iconEnd={iconEnd} hidden={pending}>
        {children}
      </ButtonLabel>
      {pending && (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

type ButtonClassOptions = { [Key in 'variant' | 'size' | 'width']?: ButtonAppearance[Key] | undefined };

/** The classes of Button and LinkButton, so that a link (`a`) and a `button` may look alike. */
export const buttonClass = ({ variant = 'primary', size = 'm', width = 'auto' }: ButtonClassOptions): string =>
  cx(css.button, css.size[size], css.variant[variant], css.width[width]);

export function ButtonLabel({
  icon,
  iconEnd,
  hidden,
  children,
}: {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  hidden?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={cx(css.words, hidden && css.labelHidden)}>
      {icon}
      {children}
      {iconEnd}
    </span>
  );
}
