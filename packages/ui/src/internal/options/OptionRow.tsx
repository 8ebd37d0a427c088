import { ListBoxItem } from 'react-aria-components/ListBox';
import { Check } from '../../icons/index.ts';
import * as css from './Options.css.ts';
import type { Option } from './types.ts';

export function OptionRow({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} isDisabled={option.disabled === true} className={css.option}>
      <span className={css.words}>
        <span>{option.label}</span>
        {option.description !== undefined && <span className={css.description}>{option.description}</span>}
      </span>
      <span className={css.mark} aria-hidden="true">
        <Check size={20} />
      </span>
    </ListBoxItem>
  );
}
