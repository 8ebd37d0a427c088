import { type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { hidden as visuallyHidden } from '../text/text.css.ts';
import * as css from './field.css.ts';
import { FieldError, type FieldFrameProps, type HidableLabelProps, hasError, OptionalMark } from './field.tsx';
import * as groupCss from './field-group.css.ts';

export interface FieldGroupProps extends FieldFrameProps, HidableLabelProps {
  /** Role for assistive technology: `radiogroup` for a choice of one option, `group` for all else. */
  role?: 'radiogroup' | 'group';
  /** The controls of the group. */
  children: ReactNode;
}

/** Frame of a field with several controls: its label is a legend; description and error belong to all the controls. */
export function FieldGroup({ label, description, error, optional, hideLabel = false, role = 'group', children }: FieldGroupProps) {
  const id = useId();
  const wrong = hasError(error);
  const described = [description !== undefined && `${id}-hint`, wrong && `${id}-error`].filter((part) => part !== false).join(' ');
  return (
    <fieldset
      role={role}
      className={groupCss.group}
      aria-describedby={described || undefined}
      aria-invalid={(role === 'radiogroup' && wrong) || undefined}
    >
      <legend className={cx(css.label, groupCss.legend, hideLabel && visuallyHidden)}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {description !== undefined && (
        <div id={`${id}-hint`} className={cx(css.hint, groupCss.groupHint)}>
          {description}
        </div>
      )}
      {children}
      <div aria-live="polite">{wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </fieldset>
  );
}
