import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import { Counter } from './counter.tsx';
import * as css from './text-area.css.ts';

type NativeArea = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'rows' | 'cols' | 'onChange' | 'children' | 'value' | 'defaultValue' | 'maxLength'
>;

export interface TextAreaProps extends FieldFrameProps, NativeArea {
  /** The text of the field, if the parent stores it. */
  value?: string;
  /** The text at first, if the field stores it. */
  defaultValue?: string;
  /** Called with the text, and with the event, which a form library may need. */
  onChange?: (value: string, event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** Number of lines of an empty field. The field grows with its text. */
  lines?: 'two' | 'three' | 'five';
  /** Maximum number of characters, shown as a counter. A longer text is not cut: the counter reports it, and the form must refuse it. */
  limit?: number;
}

/** A text of several lines. The field is as high as its text. */
export function TextArea({
  label,
  description,
  error,
  optional,
  value,
  defaultValue = '',
  onChange,
  lines = 'three',
  limit,
  id,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  const frame = { label, description, error, ...(optional === undefined ? {} : { optional }) };
  return (
    <Field {...frame} id={id}>
      {(ids) => {
        const described = [area['aria-describedby'], limit !== undefined && `${ids.id}-limit`, ids['aria-describedby']];
        return (
          <>
            <div className={fieldCss.box}>
              <span className={cx(css.growingFrame, css.lines[lines])} data-text={text}>
                <textarea
                  rows={1}
                  {...area}
                  {...ids}
                  aria-describedby={described.filter(Boolean).join(' ') || undefined}
                  className={css.area}
                  value={text}
                  onChange={(event) => {
                    setTyped(event.currentTarget.value);
                    onChange?.(event.currentTarget.value, event);
                  }}
                />
              </span>
            </div>
            {limit !== undefined && <Counter id={`${ids.id}-limit`} text={text} limit={limit} />}
          </>
        );
      }}
    </Field>
  );
}
