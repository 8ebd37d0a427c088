import type { NamesOf, Values } from '../form/types.ts';
import type { OfForm } from './bound-field.tsx';

/** What the binding gives; all else of the kit's field is the form's to say. */
type Given = 'value' | 'defaultValue' | 'label' | 'name' | 'error' | 'onChange' | 'ref';

/** The props of a kit's field in a form, where it holds a value of one type. */
export type BoundProps<Props, Input extends Values, Value, More extends string = never> = Omit<Props, Given | More> &
  OfForm<Input, NamesOf<Input, Value>>;
