import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from '../field/Field.tsx';
import { Check } from '../icons/index.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'children' | 'onChange'> {
  /** What is agreed to; may hold links. */
  children: ReactNode;
  onChange?: (checked: boolean, event: React.ChangeEvent<HTMLInputElement>) => void;
  error?: ReactNode;
}

/** Starts empty where it stands for a consent. */
export function Checkbox({ children, onChange, error, id: given, ...input }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const wrong = error !== undefined && error !== null && error !== '' && error !== false;
  return (
    <div className={css.group}>
      <label className={css.row} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={css.input}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked, event)}
        />
        <span className={css.box} aria-hidden="true">
          <span className={css.mark}>
            <Check size={18} />
          </span>
        </span>
        <span>{children}</span>
      </label>
      <div aria-live="polite">{wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}
