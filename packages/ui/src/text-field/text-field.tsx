import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import * as css from '../field/field.css.ts';
import { Field, type FieldFrameProps, type HidableLabelProps, type WarnableProps } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';

type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'prefix' | 'onChange' | 'children'>;

export interface TextFieldProps extends FieldFrameProps, HidableLabelProps, WarnableProps, NativeInput {
  /** An example of a value, in the empty field. It disappears with the first letter, so it must not replace the label or description. */
  placeholder?: string | undefined;
  /** Called with the text, and with the event, which a form library may need. */
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  /**
   * True: 20 px and strong, for an important number; `hero`: 32 px, or less in a narrow size container, for the one number that a page is
   * about; else 17 px.
   */
  large?: boolean | 'hero';
  /** Text or icon before the text, inside the frame. Screen readers skip it, so the label or description must say the same. */
  prefix?: ReactNode;
  /**
   * Text or icon after the text, inside the frame, such as a unit. Screen readers skip it, so the label or description must say the same.
   */
  suffix?: ReactNode;
  /** A button at the end, inside the frame. */
  action?: ReactNode;
  /** Content between the frame and the description: another presentation of the text itself. */
  below?: ReactNode;
}

export function TextField({
  label,
  description,
  error,
  warning,
  optional,
  hideLabel = false,
  onChange,
  large = false,
  prefix,
  suffix,
  action,
  below,
  id,
  ...input
}: TextFieldProps) {
  const frame = { label, description, error, warning, ...(optional === undefined ? {} : { optional }) };
  return (
    <Field {...frame} hideLabel={hideLabel} id={id}>
      {(ids) => (
        <>
          <div
            className={css.box}
            onPointerDown={(event) => {
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              event.currentTarget.querySelector('input')?.focus();
            }}
          >
            {prefix !== undefined && (
              <span aria-hidden="true" className={cx(css.affix, large && css.affixLarge, large === 'hero' && css.heroAffix)}>
                {prefix}
              </span>
            )}
            <input
              type="text"
              {...input}
              {...ids}
              aria-describedby={[input['aria-describedby'], ids['aria-describedby']].filter(Boolean).join(' ') || undefined}
              className={cx(css.input, large && css.largeInput, large === 'hero' && css.hero)}
              onChange={(event) => onChange?.(event.currentTarget.value, event)}
            />
            {suffix !== undefined && (
              <span aria-hidden="true" className={cx(css.affix, large && css.affixLarge, large === 'hero' && css.heroAffix)}>
                {suffix}
              </span>
            )}
            {action !== undefined && <span className={css.endAction}>{action}</span>}
          </div>
          {below}
        </>
      )}
    </Field>
  );
}
