import type { ReactNode } from 'react';
import * as css from './form-column.css.ts';

/** A page of the cabinet that is one form. */
export const FormColumn = ({ children }: { children: ReactNode }) => <div className={css.column}>{children}</div>;
