import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

export interface ButtonLook {
  /** `primary`: the one thing to do here; `tile`: the same on cobalt; `secondary`, `ghost`: other ways; `danger`: what cannot be undone. */
  variant?: keyof typeof css.variant;
  /** 48 px high, or 44 px. */
  size?: keyof typeof css.size;
  width?: keyof typeof css.width;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'onClick' | 'children'> {
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** At work: keeps its focus and its width, says so, and takes no second press. */
  pending?: boolean;
}

/** A verb: "Оплатить 350 000 сум", not "OK". A plain `button`, as react-aria's would add 10 KB to pages that need nothing of it. */
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
      <ButtonWords icon={icon} iconEnd={iconEnd} hidden={pending}>
        {children}
      </ButtonWords>
      {pending && (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

type Look = { [Key in 'variant' | 'size' | 'width']?: ButtonLook[Key] | undefined };

/** Shared with LinkButton: what goes somewhere is an `a`, what does something is a `button`, and they may look alike. */
export const buttonClass = ({ variant = 'primary', size = 'm', width = 'auto' }: Look): string =>
  cx(css.button, css.size[size], css.variant[variant], css.width[width]);

export function ButtonWords({
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
    <span className={cx(css.words, hidden && css.wordsHidden)}>
      {icon}
      {children}
      {iconEnd}
    </span>
  );
}
