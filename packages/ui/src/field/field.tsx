import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { type ReactNode, useId } from 'react';
import { CircleAlert, TriangleAlert } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { usePreHydrationInput } from '../internal/use-pre-hydration-input.ts';
import { hidden as visuallyHidden } from '../text/text.css.ts';
import * as css from './field.css.ts';

export function OptionalMark() {
  const { t } = useLingui();
  return (
    <span className={css.optional}>
      {FACT_SEPARATOR}
      {t({ message: 'необязательно', comment: 'Next to a field label: the field may be left empty' })}
    </span>
  );
}

export interface FieldFrameProps {
  /** The name of the field, visible above it: one to three words without a colon. */
  label: ReactNode;
  /** Help for filling in the field, visible before any error. */
  description?: ReactNode;
  /** The error: what is wrong and what to do. If set, the field is invalid. */
  error?: ReactNode;
  /** Shows "необязательно" next to the label. Leave it out for a required field. */
  optional?: boolean;
}

export interface HidableLabelProps {
  /** Hides the label visually; screen readers still read it. The elements around it must make the field's purpose clear. */
  hideLabel?: boolean;
}

export interface WarnableProps {
  /** A possible mistake. The field stays valid; an error replaces the warning. */
  warning?: ReactNode;
}

/** Whether there is an error to show. */
export const hasError = (error: ReactNode): boolean => error !== undefined && error !== null && error !== '' && error !== false;

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The id of the label element, for controls that are named by `aria-labelledby`. */
export const labelIdOf = (id: string): string => `${id}-label`;

/** Label, control, then description and error or warning. Ids connect them for assistive technology. */
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
  usePreHydrationInput(id);
  const wrong = hasError(error);
  const warned = !wrong && hasError(warning);
  const described = [description !== undefined && `${id}-hint`, wrong && `${id}-error`, warned && `${id}-warning`]
    .filter((part) => part !== false)
    .join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id} id={labelIdOf(id)} className={cx(css.label, hideLabel && visuallyHidden)}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': wrong || undefined })}
      {description !== undefined && (
        <div id={`${id}-hint`} className={css.hint}>
          {description}
        </div>
      )}
      <div aria-live="polite" className={css.liveMessages}>
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
