import { type NativeOption, NativeSelect } from '@muddat/ui/native-select';
import { SearchField } from '@muddat/ui/search-field';
import { useState } from 'react';

interface AskingSelectProps {
  /** For ears: the chosen option says by itself what it is. */
  label: string;
  name: string;
  value: string;
  options: readonly NativeOption[];
}

/** A select of a GetForm that asks at once. Without a script the form's own button does. */
export function AskingSelect({ value, ...select }: AskingSelectProps) {
  const [shown, show] = useFollowing(value);
  return (
    <NativeSelect
      {...select}
      // The page holds the choice: a browser that put an older one back on the way back would ask again.
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

export interface AskingSearchProps {
  label: string;
  name: string;
  value: string;
  placeholder: string;
  maxLength: number;
}

/** The line of a GetForm to look something up by. */
export function AskingSearch({ value, ...field }: AskingSearchProps) {
  const [shown, show] = useFollowing(value);
  return <SearchField {...field} value={shown} onChange={show} />;
}

/** What a field holds: the page's value, and what the reader made of it until the page has another one. */
export function useFollowing(given: string): readonly [string, (own: string) => void] {
  const [held, setHeld] = useState({ given, own: given });
  // The page has changed under the field, by a link or the way back.
  if (held.given !== given) setHeld({ given, own: given });
  return [held.given === given ? held.own : given, (own) => setHeld({ given, own })];
}
