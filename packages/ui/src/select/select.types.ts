import type { FocusEventHandler } from 'react';
import type { FieldFrameProps, HidableLabelProps } from '../field/field.tsx';
import type { OptionItem } from '../internal/options/types.ts';

export interface SelectProps<Value extends string> extends FieldFrameProps, HidableLabelProps {
  /** Options, or groups of them with a heading each. */
  options: readonly OptionItem<Value>[];
  /** Nothing is chosen beforehand where it is `null`. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** What to do while nothing is chosen: "Выберите регион". */
  placeholder?: string;
  disabled?: boolean;
  /** Shows what is chosen and cannot be opened. */
  readOnly?: boolean;
  name?: string;
  id?: string;
  autoComplete?: string;
  onBlur?: FocusEventHandler;
}
