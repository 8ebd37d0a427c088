import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { IconButton } from '../icon-button/icon-button.tsx';
import { X } from '../icons/icons.ts';

/** Clears the chosen option and the typed text. The focus stays in the field. */
export function ClearButton({ inputId }: { inputId: string }) {
  const { t } = useLingui();
  const state = useContext(ComboBoxStateContext);
  if (!state || state.inputValue === '') return null;
  return (
    <IconButton
      icon={<X size={20} />}
      label={t({ message: 'Очистить', comment: 'Button at the end of a field: empties it' })}
      onClick={() => {
        state.setInputValue('');
        state.setValue(null);
        state.close();
        document.getElementById(inputId)?.focus();
      }}
    />
  );
}
