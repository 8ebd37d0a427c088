import { cleanPasted, pastedCode } from '@muddat/validators';
import type { Ref } from 'react';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import { useMaskedInput } from '../internal/use-masked-input.ts';
import * as css from './code-field.css.ts';

export interface CodeFieldProps extends FieldFrameProps {
  /** The text of the field: the digits typed so far. */
  value: string;
  /** Called on each change with the text of the field. */
  onChange: (code: string) => void;
  /** Called each time the field gets a complete code: when its last digit is typed, pasted or filled in from the message. */
  onComplete?: (code: string) => void;
  /** Number of digits; the server decides it. */
  length?: number;
  /** Name of the field in a submitted form. */
  name?: string;
  /** `id` of the input, for a link from an error summary. Without it the field creates one. */
  id?: string;
  /** True if the code cannot be changed now, for example while it is checked. */
  disabled?: boolean;
  /** Moves the focus to the field when it appears. Use it only on a step that the customer has just opened. */
  autoFocus?: boolean;
  /** Ref of the input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
}

const LENGTH = 6;

/** The digits of a typed text; those after the first `length` are dropped. */
const codeDigits = (text: string, length: number): string => cleanPasted(text).replace(/\D/g, '').slice(0, length);

/**
 * A code from an SMS: the customer sees one box per digit, and types, pastes or autofills into one input. A pasted message (`Код: 123 456`)
 * gives its code. A text with several numbers, or with one that is too long, stays as pasted, in one box, and does not call `onComplete`,
 * unless exactly one code of `length` digits is in it. Any other text is reduced to its digits.
 */
export function CodeField({ value, onChange, onComplete, length = LENGTH, name, id, disabled, autoFocus, ref, ...frame }: CodeFieldProps) {
  const { text: maskedText, failure } = pastedCode(value, length);
  const mask = useMaskedInput({
    maskedText,
    format: (text) => codeDigits(text, length),
    formatInserted: (text) => pastedCode(text, length).text,
    onText: (code) => {
      // A composing keyboard (IME) reports the same code twice: while it is typed, and when composition ends.
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
              <span className={cx(css.box, css.pastedTextBox, css.currentBox)}>{maskedText}</span>
            ) : (
              Array.from({ length }, (_, at) => {
                const current = at === Math.min(maskedText.length, length - 1);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no id and never reorder
                  <span key={at} className={cx(css.box, current && css.currentBox)}>
                    {maskedText[at] ?? (at === maskedText.length && <span className={css.caret} />)}
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
            // biome-ignore lint/a11y/noAutofocus: entering the code is the only task of its screen
            autoFocus={autoFocus}
            disabled={disabled}
            className={css.input}
            // Keeps the caret at the end, wherever the customer taps: digits are only appended.
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
