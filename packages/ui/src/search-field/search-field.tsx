import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Search, X } from '../icons/icons.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface SearchFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix' | 'action' | 'large' | 'optional' | 'ref'
  > {
  /** The text of the field. */
  value: string;
  /** Called with each new text, without a delay. A parent that sends requests to a server must debounce them itself. */
  onChange: (value: string) => void;
  /** Called with the text on Enter. Without it Enter does what the form around the field does. */
  onSearch?: (value: string) => void;
  /** The search is running: a spinner replaces the magnifying glass. */
  loading?: boolean;
}

/** A search field. Escape and the clear button empty it. */
export function SearchField({ value, onChange, onSearch, loading = false, onKeyDown, hideLabel = true, ...rest }: SearchFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onSearch?.(value);
    if (event.key !== 'Escape' || value === '' || rest.readOnly) return;
    // The first Escape clears the field. Only the next one closes a window around it.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  const canClear = value !== '' && !rest.disabled && !rest.readOnly;
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      ref={input}
      type="search"
      hideLabel={hideLabel}
      value={value}
      onChange={(text) => onChange(text)}
      onKeyDown={keys}
      prefix={loading ? <Spinner size="s" /> : <Search size={20} />}
      aria-busy={loading || undefined}
      action={
        canClear ? (
          <IconButton
            icon={<X size={20} />}
            label={t({ message: 'Очистить', comment: 'Button at the end of a field: empties it' })}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        ) : undefined
      }
    />
  );
}
