import { PhotoField, type PhotoFieldProps } from '@muddat/ui/photo-field';
import { chooseValue } from '../form/set-field.ts';
import type { Values } from '../form/types.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

/** The value is the photo's file, or null without a photo. Never stored in a draft. */
export function FormPhotoField<Input extends Values>({ of, name, label, words, ...rest }: BoundProps<PhotoFieldProps, Input, File>) {
  return (
    <BoundField of={of} name={name} label={label} words={words} secret>
      {({ value, id, name: _name, ...bound }) => (
        <div id={id}>
          <PhotoField {...rest} {...bound} value={value instanceof File ? value : null} onChange={(next) => chooseValue(of, name, next)} />
        </div>
      )}
    </BoundField>
  );
}
