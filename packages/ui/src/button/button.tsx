import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

export interface ButtonAppearance {
  /**
   * `primary`: the main action; `tile`: the main action on cobalt; `secondary`, `ghost`: alternatives; `danger`: an action that cannot be
   * undone.
   */
  variant?: 'primary' | 'tile' | 'secondary' | 'ghost' | 'danger';
  /** `m`: 48 px high, `s`: 44 px. */
  size?: 'm' | 's';
  /** `auto`: as wide as the label; `full`: as wide as the parent; `phone`: full below 600 px, else as wide as the label. */
  width?: 'auto' | 'full' | 'phone';
  /** Icon before the label, 18 or 20 px. Without it there is none. */
  icon?: ReactNode;
  /** Icon after the label, such as an arrow. Without it there is none. */
  iconEnd?: ReactNode;
}

export interface ButtonProps
  extends ButtonAppearance,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'onClick' | 'children'> {
  /** The label: a verb and its object, with the amount if the button pays. */
  children: ReactNode;
  /** Called on a press, Enter or Space; not while `pending` is set. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The action is running: the button keeps its focus and width, sets `aria-busy` and ignores further presses. */
  pending?: boolean;
  /** What the button does in a form: `submit` sends it, `reset` empties it, `button` does only what `onClick` does. */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** The label is a verb: "Оплатить 350 000 сум", not "OK". A plain `button`: react-aria's would add 10 KB to pages that do not need it. */
export function Button({
  variant = 'primary',
  size = 'm',
  width = 'auto',
  icon,
  iconEnd,
  pending = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
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

interface ButtonLabelProps extends Pick<ButtonAppearance, 'icon' | 'iconEnd'> {
  /** Makes the label invisible, while its space stays. */
  hidden?: boolean;
  /** The label. */
  children: ReactNode;
}

/** The content of Button and LinkButton. */
export function ButtonLabel({ icon, iconEnd, hidden, children }: ButtonLabelProps) {
  return (
    <span className={cx(css.words, hidden && css.labelHidden)}>
      {icon}
      {children}
      {iconEnd}
    </span>
  );
}
