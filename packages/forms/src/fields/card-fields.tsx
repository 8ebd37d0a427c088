import { CardNumberField, type CardNumberFieldProps } from '@muddat/ui/card-number-field';
import { ExpiryField, type ExpiryFieldProps } from '@muddat/ui/expiry-field';
import { asText } from '../form/read-field.ts';
import { setFieldValue } from '../form/set-field.ts';
import type { FormValues } from '../form/types.ts';
import { BoundField, type BoundFieldProps } from './bound-field.tsx';

/** A card number field. The number is secret: never stored in a draft. */
export function FormCardNumberField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<CardNumberFieldProps, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id} secret>
      {({ value, ...bound }) => (
        <CardNumberField {...rest} {...bound} value={asText(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

/** A card expiry field. The date is secret: never stored in a draft. */
export function FormExpiryField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<ExpiryFieldProps, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id} secret>
      {({ value, ...bound }) => (
        <ExpiryField {...rest} {...bound} value={asText(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}
