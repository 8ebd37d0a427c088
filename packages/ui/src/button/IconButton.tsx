import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Button.css.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  icon: ReactNode;
  /** What it does, for ears and as the tooltip. */
  label: string;
}

/** 44 px square, for what everybody knows by its sign: close, back, show. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={cx(css.button, css.square, css.quiet)}>
      {icon}
    </button>
  );
}
