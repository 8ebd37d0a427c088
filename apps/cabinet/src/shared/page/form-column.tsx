import type { ReactNode } from 'react';
import * as css from './frame.css.ts';

type Props = {
  children: ReactNode;
  /** Takes the whole page while a step has something beside its form. */
  wide?: boolean;
};

/** A page of the cabinet that is one form. */
export const FormColumn = ({ children, wide = false }: Props) => <div className={wide ? undefined : css.column}>{children}</div>;
