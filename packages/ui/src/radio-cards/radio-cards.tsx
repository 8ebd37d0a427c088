import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import * as radio from '../internal/radio-dot.css.ts';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import { hidden as visuallyHidden } from '../text/text.css.ts';
import * as css from './radio-cards.css.ts';

export interface RadioCardOption<Value extends string> {
  /** The value that `onChange` reports. */
  value: Value;
  /** The name of the option. */
  title: ReactNode;
  /** Explanation, and the reason if the option is disabled. */
  description?: ReactNode;
  /** Content at the end of the row: an amount, a brand's mark. */
  end?: ReactNode;
  /** True if the option cannot be chosen now. The description must say why. */
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  /** The question, visible above the options. */
  label: string;
  /** Hides the label visually; screen readers still read it. A heading above must ask the same. */
  hideLabel?: boolean;
  /** The options in order. */
  options: readonly RadioCardOption<Value>[];
  /** The chosen value; `null`: nothing is chosen yet. */
  value: Value | null;
  /** Called with the value of the chosen option. */
  onChange: (value: Value) => void;
  /** The error: what to choose. Shown below the options. */
  error?: ReactNode;
  /** Name of the choice in a submitted form. Without it a generated one keeps the options together. */
  name?: string;
  /**
   * `rows`: one below the other. `pairs`: two in a row where there is space. `names`: three in a row, for names without anything else; the
   * frame shows the choice.
   */
  layout?: 'rows' | 'pairs' | 'names';
}

/** Choice of one of several options that need a line of explanation each, such as the source of a payment. */
export function RadioCards<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  error,
  name,
  layout = 'rows',
}: RadioCardsProps<Value>) {
  const own = useId();
  const group = usePreHydrationPress<HTMLFieldSetElement>();
  const wrong = error !== undefined && error !== null && error !== '' && error !== false;
  return (
    <fieldset className={css.group} ref={group} aria-describedby={wrong ? `${own}-error` : undefined}>
      <legend className={cx(css.legend, hideLabel && visuallyHidden)}>{label}</legend>
      <div className={cx(css.list, css.layout[layout])}>
        {options.map((option) => (
          <label key={option.value} className={cx(css.card, layout === 'names' && css.nameCard)}>
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={radio.input}
            />
            {layout !== 'names' && <span className={radio.dot} aria-hidden="true" />}
            <span>
              <span className={css.title}>{option.title}</span>
              {option.description !== undefined && <span className={css.description}>{option.description}</span>}
            </span>
            {option.end}
          </label>
        ))}
      </div>
      <div aria-live="polite" className={css.error}>
        {wrong && <FieldError id={`${own}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
