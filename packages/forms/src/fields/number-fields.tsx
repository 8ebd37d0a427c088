import { AmountField, type AmountFieldProps } from '@muddat/ui/amount-field';
import { Slider, type SliderProps } from '@muddat/ui/slider';
import { setFieldValue } from '../form/set-field.ts';
import type { FormValues } from '../form/types.ts';
import { BoundField, type BoundFieldProps } from './bound-field.tsx';

const asFieldNumber = (value: unknown) => (typeof value === 'number' && !Number.isNaN(value) ? value : null);

/**
 * The value is in whole so'm; null while the field is empty; NaN after a paste that is no amount, for which the schema reports
 * `amount-format`.
 */
export function FormAmountField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<AmountFieldProps, Input, number>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id}>
      {({ value, ...bound }) => (
        <AmountField
          {...rest}
          {...bound}
          value={typeof value === 'number' ? value : null}
          onChange={(next, failure) => setFieldValue(of.store, name, failure === null ? next : Number.NaN)}
        />
      )}
    </BoundField>
  );
}

/** The value is a number within the slider's bounds, so the slider shows no error. */
export function FormSlider<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  ...rest
}: BoundFieldProps<SliderProps, Input, number>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts}>
      {({ value, error: _error, id: _id, ...bound }) => (
        <Slider {...rest} {...bound} value={asFieldNumber(value) ?? rest.min} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}
