import { Checkbox, type CheckboxProps } from '@muddat/ui/checkbox';
import { RadioCards, type RadioCardsProps } from '@muddat/ui/radio-cards';
import { putValue } from '../form/set-field.ts';
import type { Values } from '../form/types.ts';
import { BoundField } from './bound-field.tsx';
import type { BoundProps } from './bound-props.ts';

const choice = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** `label` is what its messages call it; what is agreed to are its children. */
export function FormCheckbox<Input extends Values>({
  of,
  name,
  label,
  words,
  id,
  ...rest
}: BoundProps<CheckboxProps, Input, boolean, 'checked' | 'defaultChecked'>) {
  return (
    <BoundField of={of} name={name} label={label} words={words} id={id}>
      {({ value, label: _label, ...bound }) => (
        <Checkbox {...rest} {...bound} checked={value === true} onChange={(next) => putValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

export function FormRadioCards<Input extends Values>({
  of,
  name,
  label,
  words,
  ...rest
}: BoundProps<RadioCardsProps<string>, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} words={words}>
      {({ value, id: _id, ...bound }) => (
        <RadioCards {...rest} {...bound} value={choice(value)} onChange={(next) => putValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}
