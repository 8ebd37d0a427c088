import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { CircleAlert } from '../icons/index.ts';
import { useTypedBefore } from '../internal/use-typed-before.ts';
import * as css from './Field.css.ts';

export interface FieldFrameProps {
  label: ReactNode;
  /** What helps to fill it in, said before any mistake. */
  description?: ReactNode;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Says "необязательно" beside the label. */
  optional?: boolean;
}

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, field, then what helps or what is wrong; ids tie them together for assistive technology. */
export function Field({
  label,
  description,
  error,
  optional,
  id: given,
  children,
}: FieldFrameProps & { id?: string | undefined; children: (ids: FieldIds) => ReactNode }) {
  const { t } = useLingui();
  const own = useId();
  const id = given ?? own;
  useTypedBefore(id);
  const wrong = error !== undefined && error !== null && error !== '' && error !== false;
  const described = [description !== undefined && `${id}-hint`, wrong && `${id}-error`].filter((part) => part !== false).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {optional && (
          <span className={css.optional}> · {t({ message: 'необязательно', comment: 'Beside a field label: may be left empty' })}</span>
        )}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': wrong || undefined })}
      {description !== undefined && (
        <div id={`${id}-hint`} className={css.hint}>
          {description}
        </div>
      )}
      <div aria-live="polite" className={css.live}>
        {wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={css.error}>
      <span className={css.errorIcon}>
        <CircleAlert size={16} />
      </span>
      <span>{children}</span>
    </div>
  );
}
