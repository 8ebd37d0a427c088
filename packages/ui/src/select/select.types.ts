import type { FocusEventHandler } from 'react';
import type { FieldFrameProps, HidableLabelProps } from '../field/field.tsx';
import type { OptionItem } from '../internal/options/types.ts';

export interface SelectProps<Value extends string> extends FieldFrameProps, HidableLabelProps {
  /** Options, or groups of them with a heading each. */
  options: readonly OptionItem<Value>[];
  /** `null`: nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The prompt while nothing is chosen: "Выберите регион". */
  placeholder?: string;
  disabled?: boolean;
  /** Shows the chosen option; the list cannot be opened. */
  readOnly?: boolean;
  name?: string;
  id?: string;
  autoComplete?: string;
  onBlur?: FocusEventHandler;
}
