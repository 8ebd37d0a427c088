import { NativeSelect, type NativeSelectOption } from '@muddat/ui/native-select';
import { SearchField } from '@muddat/ui/search-field';
import { useState } from 'react';

interface AutoSubmitSelectProps {
  /** Read by screen readers only: sighted readers understand the selected option without a label. */
  label: string;
  name: string;
  value: string;
  options: readonly NativeSelectOption[];
}

/** A select of a GetForm that submits when changed. Without scripts the form's button submits it. */
export function AutoSubmitSelect({ value, ...select }: AutoSubmitSelectProps) {
  const [shown, show] = useSyncedValue(value);
  return (
    <NativeSelect
      {...select}
      // On Back some browsers restore an older choice, which would trigger a new submit. Always show the value from the page.
      autoComplete="off"
      hideLabel
      value={shown}
      onChange={(event) => {
        const { form, value: chosen } = event.currentTarget;
        show(chosen);
        form?.requestSubmit();
      }}
    />
  );
}

export interface AutoSubmitSearchProps {
  label: string;
  name: string;
  value: string;
  placeholder: string;
  maxLength: number;
}

/** Search field of a GetForm. */
export function AutoSubmitSearch({ value, ...field }: AutoSubmitSearchProps) {
  const [shown, show] = useSyncedValue(value);
  return <SearchField {...field} value={shown} onChange={show} />;
}

/** State of a field: the value from the page, then what the customer typed, until the page provides another value. */
export function useSyncedValue(given: string): readonly [string, (own: string) => void] {
  const [held, setHeld] = useState({ given, own: given });
  // The page changed its value, by a link or Back.
  if (held.given !== given) setHeld({ given, own: given });
  return [held.given === given ? held.own : given, (own) => setHeld({ given, own })];
}
