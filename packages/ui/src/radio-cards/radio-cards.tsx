import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import * as radio from '../internal/radio-dot.css.ts';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import { hidden as visuallyHidden } from '../text/text.css.ts';
import * as css from './radio-cards.css.ts';

export interface RadioCardOption<Value extends string> {
  value: Value;
  title: ReactNode;
  /** Explanation, and the reason if it is disabled. */
  description?: ReactNode;
  /** At the end of the row: an amount, a brand's mark. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  options: readonly RadioCardOption<Value>[];
  /** `null`: nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: ReactNode;
  name?: string;
  /**
   * `rows`: one below the other. `pairs`: two in a row where there is space. `names`: three in a row, for names without anything else; the
   * frame shows the choice.
   */
  layout?: keyof typeof css.layout;
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
