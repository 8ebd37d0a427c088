import type { ReactNode } from 'react';
import * as css from './layout.css.ts';

type Props = {
  children: ReactNode;
  /** Uses the full width, for steps that have other content next to the form. */
  wide?: boolean;
};

/** The layout of a cabinet page that consists of one form. */
export const FormColumn = ({ children, wide = false }: Props) => <div className={wide ? undefined : css.formColumn}>{children}</div>;
