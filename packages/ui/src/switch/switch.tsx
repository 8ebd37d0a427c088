import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError, hasError } from '../field/field.tsx';
import { Check } from '../icons/icons.ts';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './switch.css.ts';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'role' | 'size' | 'children' | 'onChange'> {
  /** The label: what is on or off. */
  children: ReactNode;
  /** What the switch changes. */
  description?: ReactNode;
  /** The error: why the new state was not saved, and what to do. */
  error?: ReactNode;
  /** Called with the new state, and with the event; not while `saving` is set. */
  onChange?: (on: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  /** The new state is being saved: presses are ignored, and `aria-busy` is set. */
  saving?: boolean;
}

/** A setting that is on or off and changes without a save button. A press anywhere in the row toggles it. */
export function Switch({ children, description, error, onChange, saving = false, id: given, ...input }: SwitchProps) {
  const own = useId();
  const row = usePreHydrationPress<HTMLDivElement>();
  const id = given ?? own;
  const wrong = hasError(error);
  const described = [description !== undefined && `${id}-hint`, wrong && `${id}-error`].filter((part) => part !== false).join(' ');
  return (
    <div>
      <div className={css.row} ref={row}>
        <span className={css.text}>
          <label htmlFor={id}>{children}</label>
          {description !== undefined && (
            <span id={`${id}-hint`} className={css.description}>
              {description}
            </span>
          )}
        </span>
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
          role="switch"
          className={css.input}
          aria-busy={saving || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => {
            // The input is not `disabled` while saving, because it would lose the focus.
            if (!saving) onChange?.(event.currentTarget.checked, event);
          }}
          onClick={(event) => {
            if (saving) event.preventDefault();
            input.onClick?.(event);
          }}
        />
        <span className={css.track} aria-hidden="true">
          <span className={css.knob}>{saving ? <Spinner size="s" /> : <Check size={14} />}</span>
        </span>
      </div>
      <div aria-live="polite">{wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}
