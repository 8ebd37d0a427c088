import type { ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { Checkbox } from './checkbox.tsx';

export interface CheckboxOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldGroupProps, 'role' | 'children'> {
  options: readonly CheckboxOption<Value>[];
  /** The chosen ones, in the order of the options. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Words of a box above the others that stands for all of them: "Все категории". */
  all?: ReactNode;
  name?: string;
  disabled?: boolean;
}

/** Any of several. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  onChange,
  all,
  name,
  disabled = false,
  ...frame
}: CheckboxGroupProps<Value>) {
  const chosen = new Set(value);
  const free = options.filter((option) => !option.disabled);
  const every = free.length > 0 && free.every((option) => chosen.has(option.value));
  const some = options.some((option) => chosen.has(option.value));
  /** Puts some of them in or out; the answer keeps the order of the options. */
  const turn = (some: readonly CheckboxOption<Value>[], on: boolean) => {
    const turned = new Set(some.map((option) => option.value));
    onChange(options.map((option) => option.value).filter((one) => (turned.has(one) ? on : chosen.has(one))));
  };
  return (
    <FieldGroup {...frame}>
      {all !== undefined && (
        <Checkbox checked={every} indeterminate={some && !every} disabled={disabled} onChange={(on) => turn(free, on)}>
          {all}
        </Checkbox>
      )}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          {...(name === undefined ? {} : { name })}
          value={option.value}
          checked={chosen.has(option.value)}
          disabled={disabled || option.disabled === true}
          description={option.description}
          onChange={(on) => turn([option], on)}
        >
          {option.label}
        </Checkbox>
      ))}
    </FieldGroup>
  );
}
