import * as fieldCss from '../field/field.css.ts';
import { type FieldIds, labelIdOf } from '../field/field.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as css from './select.css.ts';

interface SelectTriggerProps {
  ids: FieldIds;
  text: string;
  empty: boolean;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** The field without its list: in the server's HTML, and for a read-only value. */
export function SelectTrigger({ ids, text, empty, disabled = false, readOnly = false }: SelectTriggerProps) {
  return (
    <button
      type="button"
      id={ids.id}
      disabled={disabled}
      aria-disabled={readOnly || undefined}
      aria-labelledby={`${labelIdOf(ids.id)} ${ids.id}-value`}
      aria-describedby={ids['aria-describedby']}
      className={cx(fieldCss.box, css.trigger, ids['aria-invalid'] && css.invalid, readOnly && css.readOnly)}
    >
      <span id={`${ids.id}-value`} className={css.value} data-placeholder={empty || undefined}>
        {text}
      </span>
      {!readOnly && <ChevronDown size={20} className={css.arrow} />}
    </button>
  );
}
