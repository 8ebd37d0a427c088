import { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from '@muddat/ui/checkbox';
import { RadioCards, type RadioCardsProps } from '@muddat/ui/radio-cards';
import { RadioGroup, type RadioGroupProps } from '@muddat/ui/radio-group';
import { Switch, type SwitchProps } from '@muddat/ui/switch';
import { asChoice } from '../form/read-field.ts';
import { setFieldValue } from '../form/set-field.ts';
import type { FormValues } from '../form/types.ts';
import { BoundField, type BoundFieldProps } from './bound-field.tsx';

type CheckedPropName = 'checked' | 'defaultChecked';

const asChoices = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

/** `label` names the field in error messages; `children` is the visible text. */
export function FormCheckbox<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<CheckboxProps, Input, boolean, CheckedPropName>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id}>
      {({ value, label: _label, ...bound }) => (
        <Checkbox {...rest} {...bound} checked={value === true} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

export function FormSwitch<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<SwitchProps, Input, boolean, CheckedPropName>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id}>
      {({ value, label: _label, ...bound }) => (
        <Switch {...rest} {...bound} checked={value === true} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

export function FormRadioCards<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  ...rest
}: BoundFieldProps<RadioCardsProps<string>, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts}>
      {({ value, id: _id, ...bound }) => (
        <RadioCards {...rest} {...bound} value={asChoice(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

export function FormRadioGroup<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  ...rest
}: BoundFieldProps<RadioGroupProps<string>, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts}>
      {({ value, id: _id, ...bound }) => (
        <RadioGroup {...rest} {...bound} value={asChoice(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

/** The value is the list of the values of the selected options; empty if none is selected. */
export function FormCheckboxGroup<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  ...rest
}: BoundFieldProps<CheckboxGroupProps<string>, Input, string[]>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts}>
      {({ value, id: _id, ...bound }) => (
        <CheckboxGroup {...rest} {...bound} value={asChoices(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}
