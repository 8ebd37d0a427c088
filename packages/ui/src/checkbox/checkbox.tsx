import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { FieldError, isWrong } from '../field/field.tsx';
import { usePressedBefore } from '../internal/use-pressed-before.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'children' | 'onChange'> {
  /** What is agreed to; may hold links. */
  children: ReactNode;
  onChange?: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  /** What it means, under the words. */
  description?: ReactNode;
  error?: ReactNode;
  /** Neither: some of what it stands for is chosen. */
  indeterminate?: boolean;
}

/** Starts empty where it stands for a consent. */
export function Checkbox({ children, onChange, description, error, indeterminate = false, id: given, ref, ...input }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const group = usePressedBefore<HTMLDivElement>();
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  // Only a property can say it, and a press takes it away: hence after every render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  const wrong = isWrong(error);
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
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked, event)}
        />
        <span className={css.box} aria-hidden="true" />
        <span className={css.text}>
          <span id={`${id}-label`}>{children}</span>
          {description !== undefined && (
            <span id={`${id}-hint`} className={css.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      <div aria-live="polite">{wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}
