import { PhotoField, type PhotoFieldProps } from '@muddat/ui/photo-field';
import { setAndValidateValue } from '../form/set-field.ts';
import type { FormValues } from '../form/types.ts';
import { BoundField, type BoundFieldProps } from './bound-field.tsx';

/** The value is the photo's file, or null without a photo. Never stored in a draft. */
export function FormPhotoField<Input extends FormValues>({
  of,
  name,
  label,
  errorTexts,
  ...rest
}: BoundFieldProps<PhotoFieldProps, Input, File>) {
  return (
    <BoundField of={of} name={name} label={label} errorTexts={errorTexts} secret>
      {({ value, id, name: _name, ...bound }) => (
        <div id={id}>
          <PhotoField
            {...rest}
            {...bound}
            value={value instanceof File ? value : null}
            onChange={(next) => setAndValidateValue(of, name, next)}
          />
        </div>
      )}
    </BoundField>
  );
}
