import { type ReactNode, useId } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import * as radio from '../internal/radio-dot.css.ts';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import * as css from './radio-group.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Explanation, or the reason why it is disabled. */
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends Omit<FieldGroupProps, 'role' | 'children'> {
  options: readonly RadioOption<Value>[];
  /** `null`: nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
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
