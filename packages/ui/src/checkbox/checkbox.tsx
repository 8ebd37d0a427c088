import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { FieldError, hasError } from '../field/field.tsx';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'children' | 'onChange'> {
  /** The label, for example what the customer agrees to. May contain links. */
  children: ReactNode;
  /** Called with the new state, and with the event, which a form library may need. */
  onChange?: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  /** Explanation under the label. */
  description?: ReactNode;
  /** Content at the end of the row that is a part of the name: an amount. */
  end?: ReactNode;
  /** The error: what is wrong and what to do. If set, the box is invalid. */
  error?: ReactNode;
  /** Some, but not all, of the options behind this box are chosen. */
  indeterminate?: boolean;
}

/** One box with its label. A box for a consent must start unchecked, so that the customer gives the consent by a press. */
export function Checkbox({ children, onChange, description, end, error, indeterminate = false, id: given, ref, ...input }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const group = usePreHydrationPress<HTMLDivElement>();
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  // `indeterminate` exists only as a DOM property, and a press resets it. So set it after every render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  const wrong = hasError(error);
  const described = [description !== undefined && `${id}-hint`, wrong && `${id}-error`].filter((part) => part !== false).join(' ');
  return (
    <div className={css.group} ref={group}>
      <label className={css.row} htmlFor={id}>
        <input
          {...input}
          ref={box}
          id={id}
          type="checkbox"
          className={css.input}
          aria-invalid={wrong || undefined}
          aria-labelledby={end === undefined ? `${id}-label` : `${id}-label ${id}-end`}
          aria-describedby={described || undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked, event)}
        />
        <span className={css.box} aria-hidden="true" />
        <span id={`${id}-label`} className={css.text}>
          {children}
        </span>
        {end !== undefined && (
          <span id={`${id}-end`} className={css.end}>
            {end}
          </span>
        )}
        {description !== undefined && (
          <span id={`${id}-hint`} className={css.description}>
            {description}
          </span>
        )}
      </label>
      <div aria-live="polite">{wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}

export interface CheckboxOption<Value extends string> {
  /** The value that `onChange` of the group reports. */
  value: Value;
  /** The label of the option. */
  label: ReactNode;
  /** Explanation under the label. */
  description?: ReactNode;
  /** Content at the end of the row: an amount or a count. */
  end?: ReactNode;
  /** True if the option cannot be chosen now. The description must say why. */
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldGroupProps, 'role' | 'children'> {
  /** The options in order, one per line. */
  options: readonly CheckboxOption<Value>[];
  /** The chosen values, in the order of the options. */
  value: readonly Value[];
  /** Called with all chosen values after each change, in the order of the options. */
  onChange: (value: Value[]) => void;
  /** Label of a box above the others that selects all of them: "Все категории". Without it there is no such box. */
  all?: ReactNode;
  /** Name of the boxes in a submitted form. Without it the form does not submit them. */
  name?: string;
  /** True if no option can be changed now. */
  disabled?: boolean;
}

/** Choice of any number of options. */
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
  /** Selects or clears these options. The result keeps the order of `options`. */
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
          end={option.end}
          onChange={(on) => turn([option], on)}
        >
          {option.label}
        </Checkbox>
      ))}
    </FieldGroup>
  );
}
