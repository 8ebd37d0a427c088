import { type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import { hidden as visuallyHidden } from '../text/text.css.ts';
import * as css from './segmented-control.css.ts';

export interface SegmentedControlProps<Value extends string> {
  /** The question, visible above the options. */
  label: string;
  /** Hides the label visually; screen readers still read it. The options must then speak for themselves. */
  hideLabel?: boolean;
  /** Two to about five options in order, each with a short label. */
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  /** The value of the chosen option. One is always chosen. */
  value: Value;
  /** Called with the value of the chosen option. */
  onChange: (value: Value) => void;
  /** Name of the choice in a submitted form. Without it a generated one keeps the options together. */
  name?: string;
}

/** Choice of one of a few options, all visible. Native radio buttons under the styled labels, so arrow keys, names and forms work. */
export function SegmentedControl<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  name,
}: SegmentedControlProps<Value>) {
  const own = useId();
  const group = usePreHydrationPress<HTMLFieldSetElement>();
  return (
    <fieldset className={css.group} ref={group}>
      <legend className={cx(css.legend, hideLabel && visuallyHidden)}>{label}</legend>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={css.input}
            />
            <span className={css.optionLabel}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
