import { ComboBox, type ComboBoxProps } from '@muddat/ui/combo-box';
import { Select, type SelectProps } from '@muddat/ui/select';
import { asChoice } from '../form/read-field.ts';
import { setAndValidateValue } from '../form/set-field.ts';
import type { FormValues } from '../form/types.ts';
import { BoundField, type BoundFieldProps } from './bound-field.tsx';

/** A select, validated as soon as an option is chosen. */
export function FormSelect<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<SelectProps<string>, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id}>
      {({ value, ...bound }) => (
        <Select {...rest} {...bound} value={asChoice(value)} onChange={(next) => setAndValidateValue(of, name, next)} />
      )}
    </BoundField>
  );
}

/** A combo box, validated when an option is chosen and on blur. */
export function FormComboBox<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<ComboBoxProps<string>, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id}>
      {({ value, ...bound }) => (
        <ComboBox {...rest} {...bound} value={asChoice(value)} onChange={(next) => setAndValidateValue(of, name, next)} />
      )}
    </BoundField>
  );
}
