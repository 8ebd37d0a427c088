import { cleanPasted, pastedCode } from '@muddat/validators';
import type { Ref } from 'react';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import { useMaskedInput } from '../internal/use-masked-input.ts';
import * as css from './code-field.css.ts';

export interface CodeFieldProps extends FieldFrameProps {
  value: string;
  onChange: (code: string) => void;
  /** Called once with the whole code when its last digit comes, typed, pasted or filled in from the message. */
  onComplete?: (code: string) => void;
  /** Digits of the code; the server says how many. */
  length?: number;
  name?: string;
  id?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const LENGTH = 6;

/** The digits that are typed, at most `length`. */
const codeDigits = (text: string, length: number): string => cleanPasted(text).replace(/\D/g, '').slice(0, length);

/**
 * A code from an SMS: a box a digit to look at, one field to type, paste and autofill into. A message pasted whole (`Код: 123 456`) gives its code; a text without
 * a code of `length` digits stays as pasted, in one box, and completes nothing.
 */
export function CodeField({ value, onChange, onComplete, length = LENGTH, name, id, disabled, autoFocus, ref, ...frame }: CodeFieldProps) {
  const { text: shown, failure } = pastedCode(value, length);
  const mask = useMaskedInput({
    shown,
    format: (text) => codeDigits(text, length),
    whole: (text) => pastedCode(text, length).text,
    onText: (code) => {
      // A composing keyboard tells the same code twice: as it is typed, and when it is done.
      if (code === value) return;
      onChange(code);
      if (code.length === length && pastedCode(code, length).failure === null) onComplete?.(code);
    },
  });
  return (
    <Field {...frame} id={id}>
      {(ids) => (
        <div className={css.code}>
          <div className={css.boxes} aria-hidden="true">
            {failure !== null ? (
              <span className={cx(css.box, css.keptBox, css.current)}>{shown}</span>
            ) : (
              Array.from({ length }, (_, at) => {
                const current = at === Math.min(shown.length, length - 1);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                  <span key={at} className={cx(css.box, current && css.current)}>
                    {shown[at] ?? (at === shown.length && <span className={css.caret} />)}
                  </span>
                );
              })
            )}
          </div>
          <input
            {...ids}
            ref={ref}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: the screen of the code has this one thing to do
            autoFocus={autoFocus}
            disabled={disabled}
            className={css.input}
            // Digits are added at the end, wherever a finger lands.
            onSelect={({ currentTarget: input }) => {
              const end = input.value.length;
              if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end);
            }}
            {...mask}
            onChange={(event) => mask.onChange(event.currentTarget.value, event)}
          />
        </div>
      )}
    </Field>
  );
}
