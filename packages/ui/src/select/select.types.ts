import type { FocusEventHandler } from 'react';
import type { FieldFrameProps, HidableLabelProps } from '../field/field.tsx';
import type { OptionItem } from '../internal/options/types.ts';

export interface SelectProps<Value extends string> extends FieldFrameProps, HidableLabelProps {
  /** The options in order, or groups of them with a heading each. */
  options: readonly OptionItem<Value>[];
  /** The chosen value; `null`: nothing is chosen yet. */
  value: Value | null;
  /** Called with the value of the chosen option. */
  onChange: (value: Value) => void;
  /** The prompt while nothing is chosen: "Выберите регион". Without it: «Выберите». */
  placeholder?: string;
  /** True if the choice cannot be changed now. */
  disabled?: boolean;
  /** Shows the chosen option; the list cannot be opened. */
  readOnly?: boolean;
  /** Name of the field in a submitted form. */
  name?: string;
  /** `id` of the field, for a link from an error summary. Without it the field creates one. */
  id?: string;
  /** What the browser may fill in: a value of the `autocomplete` attribute. */
  autoComplete?: string;
  /** Called when the focus leaves the field. Forms validate it then. */
  onBlur?: FocusEventHandler;
}
