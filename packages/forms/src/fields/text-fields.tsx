import { CodeField, type CodeFieldProps } from '@muddat/ui/code-field';
import { DateField, type DateFieldProps } from '@muddat/ui/date-field';
import { PasswordField, type PasswordFieldProps } from '@muddat/ui/password-field';
import { PhoneField, type PhoneFieldProps } from '@muddat/ui/phone-field';
import { TextArea, type TextAreaProps } from '@muddat/ui/text-area';
import { TextField, type TextFieldProps } from '@muddat/ui/text-field';
import { asText } from '../form/read-field.ts';
import { setFieldValue } from '../form/set-field.ts';
import type { FormValues } from '../form/types.ts';
import { BoundField, type BoundFieldProps } from './bound-field.tsx';

export function FormTextField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<TextFieldProps, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id}>
      {({ value, ...bound }) => (
        <TextField {...rest} {...bound} value={asText(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

export function FormTextArea<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<TextAreaProps, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id}>
      {({ value, ...bound }) => (
        <TextArea {...rest} {...bound} value={asText(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

export function FormPhoneField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<PhoneFieldProps, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id}>
      {({ value, ...bound }) => (
        <PhoneField {...rest} {...bound} value={asText(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

export function FormPasswordField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<PasswordFieldProps, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id} secret>
      {({ value, ...bound }) => (
        <PasswordField {...rest} {...bound} value={asText(value)} onChange={(next) => setFieldValue(of.store, name, next)} />
      )}
    </BoundField>
  );
}

/** The value is the text as typed, so that the schema can report what is wrong with it. A stored `YYYY-MM-DD` is accepted too. */
export function FormDateField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  ...rest
}: BoundFieldProps<DateFieldProps, Input, string>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id}>
      {({ value, ...bound }) => (
        <DateField
          {...rest}
          {...bound}
          value={asText(value) || null}
          onChange={(_date, state) => setFieldValue(of.store, name, state.text)}
        />
      )}
    </BoundField>
  );
}

/** A code field. Submits the form when the last digit is typed, unless `submitOnComplete` is false. Never stored in a draft. */
export function FormCodeField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  id,
  submitOnComplete = true,
  ...rest
}: BoundFieldProps<CodeFieldProps, Input, string, 'onComplete'> & { submitOnComplete?: boolean }) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} id={id} secret>
      {({ value, ...bound }) => (
        <CodeField
          {...rest}
          {...bound}
          value={asText(value)}
          onChange={(next) => setFieldValue(of.store, name, next)}
          onComplete={() => submitOnComplete && of.store.element.peek()?.requestSubmit()}
        />
      )}
    </BoundField>
  );
}
