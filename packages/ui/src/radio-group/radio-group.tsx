import { type ReactNode, useId } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import * as radio from '../internal/radio-dot.css.ts';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import * as css from './radio-group.css.ts';

export interface RadioOption<Value extends string> {
  /** The value that `onChange` reports. */
  value: Value;
  /** The label of the option. */
  label: ReactNode;
  /** Explanation, or the reason why the option is disabled. */
  description?: ReactNode;
  /** True if the option cannot be chosen now. The description must say why. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends Omit<FieldGroupProps, 'role' | 'children'> {
  /** The options in order, one per line. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; `null`: nothing is chosen yet. */
  value: Value | null;
  /** Called with the value of the chosen option. */
  onChange: (value: Value) => void;
  /** Name of the choice in a submitted form. Without it a generated one keeps the options together. */
  name?: string;
  /** True if the choice cannot be changed now. */
  disabled?: boolean;
}

/** Choice of one of a few options, each on its own line. Native radio buttons, so arrow keys, names and forms work. */
export function RadioGroup<Value extends string>({ options, value, onChange, name, disabled = false, ...frame }: RadioGroupProps<Value>) {
  const own = useId();
  const list = usePreHydrationPress<HTMLDivElement>();
  return (
    <FieldGroup {...frame} role="radiogroup">
      <div className={css.list} ref={list}>
        {options.map((option) => {
          const hint = option.description === undefined ? undefined : `${own}-${option.value}`;
          return (
            <div key={option.value} className={css.row}>
              <input
                type="radio"
                id={`${own}-${option.value}-input`}
                name={name ?? own}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                aria-describedby={hint}
                onChange={() => onChange(option.value)}
                className={radio.input}
              />
              <span className={radio.dot} aria-hidden="true" />
              <span className={css.text}>
                <label htmlFor={`${own}-${option.value}-input`}>{option.label}</label>
                {hint !== undefined && (
                  <span id={hint} className={css.description}>
                    {option.description}
                  </span>
                )}
              </span>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
