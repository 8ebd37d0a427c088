import { useLingui } from '@lingui/react/macro';
import { Field } from '../field/field.tsx';
import { flattenOptions } from '../internal/options/types.ts';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import type { SelectProps } from './select.types.ts';
import { SelectList } from './select-list.tsx';
import { SelectTrigger } from './select-trigger.tsx';

export type { Option, OptionGroup } from '../internal/options/types.ts';
export type { SelectProps } from './select.types.ts';

/** Choice of one of more than six known options. The list is under the field, or a sheet at the bottom of a phone. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, description, error, optional, hideLabel = false, id, options, value, placeholder, disabled, readOnly } = props;
  const { t } = useLingui();
  const interactive = useIsHydrated() && readOnly !== true;
  const shown = placeholder ?? t({ message: 'Выберите', comment: 'In a field with a list of options while nothing is chosen' });
  const chosen = value === null ? undefined : flattenOptions(options).find((option) => option.value === value)?.label;
  const frame = { label, description, error, hideLabel, ...(optional === undefined ? {} : { optional }) };
  return (
    <Field {...frame} id={id}>
      {(ids) =>
        interactive ? (
          <SelectList {...props} ids={ids} placeholder={shown} />
        ) : (
          <SelectTrigger ids={ids} text={chosen ?? shown} empty={chosen === undefined} disabled={disabled} readOnly={readOnly} />
        )
      }
    </Field>
  );
}
