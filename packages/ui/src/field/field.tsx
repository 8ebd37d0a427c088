import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { type ReactNode, useId } from 'react';
import { CircleAlert, TriangleAlert } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { useTypedBefore } from '../internal/use-typed-before.ts';
import { hidden as visuallyHidden } from '../text/text.css.ts';
import * as css from './field.css.ts';

export function Optional() {
  const { t } = useLingui();
  return (
    <span className={css.optional}>
      {FACT_SEPARATOR}
      {t({ message: 'необязательно', comment: 'Beside a field label: may be left empty' })}
    </span>
  );
}

export interface FieldFrameProps {
  label: ReactNode;
  /** What helps to fill it in, said before any mistake. */
  description?: ReactNode;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Says "необязательно" beside the label. */
  optional?: boolean;
}

export interface HidableLabelProps {
  /** The label is for ears only: what the field is must be plain from what stands around it. */
  hideLabel?: boolean;
}

export interface WarnableProps {
  /** What may be wrong and deserves a second look. The field stays valid; an error takes its place. */
  warning?: ReactNode;
}

/** The words under a field count as a mistake when there are any. */
export const isWrong = (error: ReactNode): boolean => error !== undefined && error !== null && error !== '' && error !== false;

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The id of the element that holds the label, for controls that are named by `aria-labelledby`. */
export const labelIdOf = (id: string): string => `${id}-label`;

/** Label above, field, then what helps or what is wrong; ids tie them together for assistive technology. */
export function Field({
  label,
  description,
  error,
  warning,
  optional,
  hideLabel = false,
  id: given,
  children,
}: FieldFrameProps & HidableLabelProps & WarnableProps & { id?: string | undefined; children: (ids: FieldIds) => ReactNode }) {
  const own = useId();
  const id = given ?? own;
  useTypedBefore(id);
  const wrong = isWrong(error);
  const warned = !wrong && isWrong(warning);
  const described = [description !== undefined && `${id}-hint`, wrong && `${id}-error`, warned && `${id}-warning`]
    .filter((part) => part !== false)
    .join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id} id={labelIdOf(id)} className={cx(css.label, hideLabel && visuallyHidden)}>
        {label}
        {optional && <Optional />}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': wrong || undefined })}
      {description !== undefined && (
        <div id={`${id}-hint`} className={css.hint}>
          {description}
        </div>
      )}
      <div aria-live="polite" className={css.live}>
        {wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {warned && (
          <div id={`${id}-warning`} className={css.warning}>
            <span className={css.errorIcon}>
              <TriangleAlert size={16} />
            </span>
            <span>{warning}</span>
          </div>
        )}
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
