import type { ComponentProps } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldFrameProps, type HidableLabelProps } from '../field/field.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { usePreHydrationChoice } from '../internal/use-pre-hydration-choice.ts';
import * as css from './native-select.css.ts';

export interface NativeSelectOption {
  /** The value that the form submits. */
  value: string;
  /** The text of the option. */
  label: string;
}

export interface NativeSelectProps
  extends FieldFrameProps,
    HidableLabelProps,
    Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'multiple' | 'size' | 'ref' | 'value' | 'defaultValue'> {
  /** The options in order. The first is chosen unless `value` or `defaultValue` says otherwise. */
  options: readonly NativeSelectOption[];
  /** The chosen value, if the parent stores it. It then needs `onChange`. */
  value?: string | undefined;
  /** The value chosen at first, if the browser stores the choice. */
  defaultValue?: string | undefined;
}

/** Choice of one known option in the browser's own list. It works in a plain form without JavaScript and adds almost no script. */
export function NativeSelect({ label, description, error, optional, hideLabel = false, id, options, ...select }: NativeSelectProps) {
  const frame = { label, description, error, hideLabel, ...(optional === undefined ? {} : { optional }) };
  const element = usePreHydrationChoice(select.value ?? select.defaultValue);
  return (
    <Field {...frame} id={id}>
      {(ids) => (
        <div className={cx(fieldCss.box, css.frame)}>
          <select {...select} {...ids} ref={element} className={cx(fieldCss.input, css.select)}>
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <span className={css.arrow} aria-hidden="true">
            <ChevronDown size={20} />
          </span>
        </div>
      )}
    </Field>
  );
}
